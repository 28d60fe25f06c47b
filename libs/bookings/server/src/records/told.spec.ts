import { describeOnBoth } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

describeOnBoth('what a company is told of its booking', (makeApi) => {
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
