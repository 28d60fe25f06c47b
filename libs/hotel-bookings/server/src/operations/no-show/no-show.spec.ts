import { endOver } from '@traveldesk/bookings-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startBookedStays, type BookedStays, type Sold } from '../../testing/booked-stays.fake';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
/** Check-in in Tokyo on 10 May, check-out on 12 May at noon. */
const inTokyo: Sold = {
  total: eur('300.00'),
  tiers: [['300.00', '2027-05-01T00:00:00.000Z']],
  zone: 'Asia/Tokyo',
  columns: { ends_at: new Date('2027-05-12T03:00:00.000Z') },
};
/** Midnight after the day of check-in, in Tokyo. */
const opens = '2027-05-10T15:00:00.000Z';

describeOnDatabase('a no-show', (makeApi) => {
  let stays: BookedStays;
  let payer: string;
  let clerk: Awaited<ReturnType<BookedStays['person']>>;
  beforeAll(async () => {
    stays = await startBookedStays(makeApi);
    payer = await stays.payer('EUR', '100000.00');
    clerk = await stays.person(payer, ['hotels_bookings', 'cancel_bookings', 'refund_bookings']);
  });
  beforeEach(() => stays.clock('2027-04-01T00:00:00.000Z'));

  const set = async (id: string, no_show: boolean, who = clerk) =>
    who(
      'PUT',
      `/hotels/bookings/${id}/no-show`,
      { no_show, reason: 'The property told us' },
      { 'if-match': `"${(await stays.record(id)).version}"` },
    );
  const book = () => stays.book(payer, 'EUR', inTokyo);
  const stateOf = async (id: string) => (await stays.record(id)).state;

  it('is set from the property’s day after check-in on, posts nothing, and is taken back', async () => {
    const id = await book();
    const paid = await stays.wallet(payer, 'EUR');
    stays.clock('2027-05-10T14:59:59.000Z');
    expect(await set(id, true)).toMatchObject({ status: 422, body: { code: 'booking_no_show_early' } });
    stays.clock(opens);
    expect(await set(id, true)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toBe('no_show');
    expect(await set(id, true)).toMatchObject({ status: 422, body: { code: 'booking_state' } });
    expect(await set(id, false)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toBe('confirmed');
    expect(await stays.wallet(payer, 'EUR')).toBe(paid);
    const events = await stays.api.kernel.db
      .selectFrom('booking_history')
      .select(['event', 'reason'])
      .where('booking_id', '=', id)
      .where('event', 'like', 'no_show%')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { event: 'no_show', reason: 'The property told us' },
      { event: 'no_show_undone', reason: 'The property told us' },
    ]);
  });

  it('is set and taken back until 7 days after check-out, and then stays as it is', async () => {
    const id = await book();
    stays.clock('2027-05-12T03:00:00.000Z');
    await endOver(stays.api.kernel);
    expect(await stateOf(id)).toBe('stayed');
    expect(await set(id, true)).toMatchObject({ status: 200 });
    expect(await set(id, false)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toBe('stayed');
    stays.clock('2027-05-19T03:00:00.000Z');
    expect(await set(id, true)).toMatchObject({ status: 422, body: { code: 'booking_no_show_over' } });
  });

  it('is not ended by the job at check-out', async () => {
    const id = await book();
    stays.clock(opens);
    await set(id, true);
    stays.clock('2027-05-12T03:00:00.000Z');
    await endOver(stays.api.kernel);
    expect(await stateOf(id)).toBe('no_show');
  });

  it('needs cancel_bookings', async () => {
    const id = await book();
    stays.clock(opens);
    const agent = await stays.person(payer, ['hotels_bookings', 'refund_bookings']);
    expect(await set(id, true, agent)).toMatchObject({ status: 403 });
  });

  it('and a cancellation at the same time have one effect', async () => {
    const id = await book();
    stays.clock(opens);
    stays.confirmsAt(opens);
    const before = await stays.wallet(payer, 'EUR');
    const version = { 'if-match': `"${(await stays.record(id)).version}"` };
    const tail = { back: eur('0.00'), until: null, reason: null };
    const answers = await Promise.all([
      clerk('POST', `/hotels/bookings/${id}/cancellations`, tail, version),
      clerk('PUT', `/hotels/bookings/${id}/no-show`, { no_show: true, reason: 'Told' }, version),
    ]);
    await stays.settled();
    const done = answers.map(({ status }) => status < 300);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await stateOf(id)).toBe(done[0] ? 'cancelled' : 'no_show');
    expect(await stays.wallet(payer, 'EUR')).toBe(before);
  });
});
