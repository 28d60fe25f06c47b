import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startBookedStays, type BookedStays, type Sold } from '../../testing/booked-stays.fake';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const end = '2027-03-01T00:00:00.000Z';
const inTime = '2027-02-28T23:00:00.000Z';
const free: Sold = { total: eur('300.00'), tiers: [['300.00', end]] };
const guarantee: Sold = { ...free, payment: 'guarantee' };
const shown = { back: eur('300.00'), until: end, reason: null };
const nothing = { back: eur('0.00'), until: end, reason: null };

describeOnDatabase('the cancellation of a stay', (makeApi) => {
  let stays: BookedStays;
  let payer: string;
  let clerk: Awaited<ReturnType<BookedStays['person']>>;
  beforeAll(async () => {
    stays = await startBookedStays(makeApi);
    payer = await stays.payer('EUR', '100000.00');
    clerk = await stays.person(payer, ['hotels_bookings', 'refund_bookings', 'cancel_bookings']);
  });
  beforeEach(() => {
    stays.clock(inTime);
    stays.confirmsAt(inTime);
  });

  const cancel = async (id: string, input: object, who = clerk, version?: number) =>
    who('POST', `/hotels/bookings/${id}/cancellations`, input, {
      'if-match': `"${version ?? (await stays.record(id)).version}"`,
    });
  const book = (sold: Sold = free) => stays.book(payer, 'EUR', sold);

  it('is refused with both amounts if another tier is in force than shown', async () => {
    const id = await book();
    stays.clock(end);
    const answer = await cancel(id, shown);
    expect(answer).toMatchObject({ status: 422, body: { code: 'booking_refund_moved' } });
    expect(answer.body.message).toContain('300.00');
    expect(answer.body.message).toContain('0.00');
    expect(await stays.record(id)).toMatchObject({ state: 'confirmed', refunded: 0 });
  });

  it('is refused if the same amount ends earlier than shown', async () => {
    const id = await book(guarantee);
    stays.clock(end);
    expect(await cancel(id, nothing)).toMatchObject({ status: 422, body: { code: 'booking_refund_moved' } });
    expect(await cancel(id, { ...nothing, until: null })).toMatchObject({ status: 201 });
    await stays.settled();
  });

  it('posts the tier of the supplier’s instant, and a task names both amounts', async () => {
    const id = await book();
    stays.confirmsAt(end);
    expect(await cancel(id, shown)).toMatchObject({ status: 201 });
    await stays.settled();
    expect(await stays.record(id)).toMatchObject({ state: 'cancelled', refunded: 0 });
    const [task, ...others] = await stays.tasks(id);
    expect(others).toEqual([]);
    expect(task).toMatch(/^refund_differs: .*300\.00.*0\.00/);
  });

  it('names the property’s claim if only that differs', async () => {
    const id = await book(guarantee);
    stays.confirmsAt(end);
    await cancel(id, nothing);
    await stays.settled();
    expect((await stays.tasks(id)).join()).toMatch(/may claim .*300\.00/);
  });

  it.each<[string, Sold, string | null]>([
    ['the supplier names no instant', free, null],
    ['the terms are unknown', { ...free, tiers: null }, inTime],
  ])('waits for a person where %s, who completes it', async (_name, sold, at) => {
    const id = await book(sold);
    stays.confirmsAt(at);
    const known = sold.tiers ? shown : { back: null, until: null, reason: null };
    expect(await cancel(id, known)).toMatchObject({ status: 201 });
    await stays.settled();
    expect(await stays.record(id)).toMatchObject({ state: 'refund_pending', refunded: 0 });
    expect(await stays.tasks(id)).toEqual([expect.stringMatching(/^refund_pending: /)]);
  });

  it('of a stay without a payment completes even if the terms are unknown', async () => {
    const id = await book({ ...guarantee, tiers: null });
    await cancel(id, { back: null, until: null, reason: null });
    await stays.settled();
    expect(await stays.record(id)).toMatchObject({ state: 'cancelled' });
  });

  it('that the supplier refuses leaves the stay and its money as they were', async () => {
    const id = await book();
    stays.answers(async () => ({ outcome: 'refused', cause: 'not_cancellable', field: null, said: null }));
    await cancel(id, shown);
    await stays.settled();
    expect(await stays.record(id)).toMatchObject({ state: 'confirmed', refunded: 0 });
  });

  it('needs refund_bookings if the wallet has paid, otherwise cancel_bookings', async () => {
    const refunds = await stays.person(payer, ['hotels_bookings', 'refund_bookings']);
    const cancels = await stays.person(payer, ['hotels_bookings', 'cancel_bookings']);
    const flights = await stays.person(payer, ['flights_bookings', 'refund_bookings', 'cancel_bookings']);
    const [paid, unpaid] = [await book(), await book(guarantee)];
    expect(await cancel(paid, shown, cancels)).toMatchObject({ status: 403 });
    expect(await cancel(unpaid, nothing, refunds)).toMatchObject({ status: 403 });
    expect(await cancel(paid, shown, flights)).toMatchObject({ status: 403 });
    expect(await cancel(paid, shown, refunds)).toMatchObject({ status: 201 });
    expect(await cancel(unpaid, nothing, cancels)).toMatchObject({ status: 201 });
    await stays.settled();
  });

  it('does not exist for another company', async () => {
    const other = await stays.person(await stays.payer('EUR', '1.00'), [
      'hotels_bookings',
      'refund_bookings',
    ]);
    expect(await cancel(await book(), shown, other)).toMatchObject({ status: 404 });
  });

  it('and a second one at the same time have one effect', async () => {
    const id = await book();
    const before = await stays.wallet(payer, 'EUR');
    const { version } = await stays.record(id);
    const answers = await Promise.all([cancel(id, shown, clerk, version), cancel(id, shown, clerk, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
    await stays.settled();
    expect((await stays.wallet(payer, 'EUR')) - before).toBe(30_000);
    const operations = await stays.api.kernel.db
      .selectFrom('booking_operations')
      .select('state')
      .where('booking_id', '=', id)
      .where('kind', '=', 'cancel')
      .execute();
    expect(operations).toEqual([{ state: 'done' }]);
  });
});
