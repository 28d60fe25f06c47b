import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

describeOnDatabase('what a company is told of its booking', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let id: string;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    // Nothing can be voided: giving it back costs a penalty.
    await sandbox.turn({ void_hours: 0 });
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    const sent = await bookings.agent(
      'POST',
      '/flights/bookings',
      bookings.inputFor(await bookings.offer(), 'pay'),
    );
    id = sent.body.data.id;
    await bookings.settled(id);
  });
  afterAll(() => sandbox.stop());

  const read = async (who: 'agent' | 'staff') => (await bookings[who]('GET', `/flights/bookings/${id}`)).body;

  it('is no penalty, which with what comes back would be the net price (TRAVEL-RULES 30)', async () => {
    const quoted = await bookings.agent('POST', `/flights/bookings/${id}/cancellation-quotes`);
    expect(quoted.body.data).toMatchObject({ kind: 'cancel', penalty: null });
    expect(quoted.body.data.back).not.toBeNull();
    expect((await read('agent')).quote).toMatchObject({ penalty: null });
    expect((await read('staff')).quote.penalty).toMatchObject({ currency: 'EUR' });
  });

  it('is the penalty of a change, which is a part of what it pays, and a total that is not the supplier’s', async () => {
    const { total: paid, departing_at: at } = await bookings.record(id);
    const sellFor = (total: number | bigint | null) =>
      bookings.api.kernel.db.updateTable('bookings').set({ total }).where('id', '=', id).execute();
    // Ten more than its supplier asks.
    const total = Number(paid) + 1_000;
    await sellFor(total);
    const date = new Date(Date.parse(`${at}Z`) + 3 * 86_400_000).toISOString().slice(0, 10);
    const trips = [{ index: 0, origin: 'CAI', destination: 'LHR', date, cabin: null }];
    const asked = await bookings.agent('POST', `/flights/bookings/${id}/change-requests`, { trips });
    const { request_id, options } = asked.body.data;
    const chosen = { request_id, ref: options[0].ref };
    const { data: quote } = (await bookings.agent('POST', `/flights/bookings/${id}/change-quotes`, chosen))
      .body;
    expect(quote).toMatchObject({ kind: 'change', penalty: { currency: 'EUR' } });
    const minor = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
    for (const told of [options[0], quote]) expect(minor(told.total)).toBe(total + minor(told.due));
    await sellFor(paid);
  });

  it('is not that a traveller flies for another company; of its own booking it has given a reason', async () => {
    const { db } = bookings.api.kernel;
    const set = (reason: string | null) =>
      db
        .updateTable('bookings')
        .set({ flags: ['duplicate_suspected'], reason })
        .where('id', '=', id)
        .execute();
    const listed = async (who: 'agent' | 'staff') => {
      const { body } = await bookings[who]('GET', '/flights/bookings');
      return body.data.find((row: { id: string }) => row.id === id).flags;
    };
    await set(null);
    expect([(await read('agent')).flags, await listed('agent')]).toEqual([[], []]);
    expect((await read('staff')).flags).toEqual(['duplicate_suspected']);
    expect(await listed('staff')).toEqual(['duplicate_suspected']);
    await set('two meetings');
    expect((await read('agent')).flags).toEqual(['duplicate_suspected']);
    // Nor by a reason that the platform's staff have given.
    const maker = (created_by: string | null) =>
      db.updateTable('bookings').set({ created_by }).where('id', '=', id).execute();
    const { created_by: before } = await bookings.record(id);
    await maker(bookings.staff.id);
    expect([(await read('agent')).flags, await listed('agent')]).toEqual([[], []]);
    await maker(before);
  });

  it('is not why the platform’s staff did something, nor who, nor what they wrote on it', async () => {
    const { db } = bookings.api.kernel;
    const path = `/flights/bookings/${id}`;
    await bookings.staff('POST', `${path}/cancellation-quotes`);
    const quotes = await db
      .selectFrom('booking_quotes')
      .select('id')
      .where('booking_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    await sandbox.turn({ cancellation_outcome: 'done_then_500' });
    await bookings.staff('POST', `${path}/refund`, {
      quote_id: quotes[0]?.id,
      reason: 'VIP, waived by Mona',
    });
    await bookings.settled(id);
    await sandbox.turn({ cancellation_outcome: 'normal' });
    const toldTo = async (who: 'agent' | 'staff') =>
      JSON.stringify([await read(who), (await bookings[who]('GET', `${path}/history`)).body]);
    expect(await toldTo('staff')).toContain('VIP, waived by Mona');
    expect(await toldTo('agent')).not.toContain('VIP');
    // What the product says itself is for all.
    const { body } = await bookings.agent('GET', `${path}/history`);
    const doubt = body.data.find(({ event }: { event: string }) => event === 'cancel_in_doubt');
    expect(doubt.reason).toEqual(expect.any(String));
    await db
      .updateTable('bookings')
      .set({ created_by: bookings.staff.id, created_by_name: 'Mona', reason: 'A favour', note: 'Owes us' })
      .where('id', '=', id)
      .execute();
    expect(await read('agent')).toMatchObject({ reason: null, note: null, created_by: null });
    expect(await read('staff')).toMatchObject({ reason: 'A favour', note: 'Owes us' });
  });

  it('is which permission it lacks, by its name', async () => {
    const input = bookings.inputFor(await bookings.offer(), 'pay');
    const booker = await bookings.signedIn({
      type: 'company',
      companyId: bookings.company.id,
      permissions: ['flights_search', 'flights_bookings'],
    });
    const refused = await booker('POST', '/flights/bookings', input);
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(refused.body.message).toContain('issue_bookings');
  });
});
