import { describeOnBoth } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

describeOnBoth('a booking', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.turn({ order_outcome: 'normal', payment_outcome: 'normal' }));

  it('is held, paid and ticketed, and its money is blocked and captured', async () => {
    const before = await bookings.wallet();
    const id = await bookings.book('hold');
    const held = await bookings.settled(id);
    expect(held).toMatchObject({ state: 'on_hold', pnr: expect.any(String), order_ref: expect.any(String) });
    expect(await bookings.wallet()).toMatchObject({ balance: before.balance, held: 0 });
    const total = { amount: String(Number(held.total) / 100), currency: 'EUR' };
    const paid = await bookings.agent('POST', `/flights/bookings/${id}/pay`, {
      total: { ...total, amount: (Number(held.total) / 100).toFixed(2) },
    });
    expect(paid.status).toBe(201);
    expect(await bookings.settled(id)).toMatchObject({ state: 'ticketed', paid: held.total });
    expect(await bookings.wallet()).toMatchObject({
      balance: Number(before.balance) - Number(held.total),
      held: 0,
    });
  });

  it('is paid at once and gets its tickets', async () => {
    const id = await bookings.book('pay');
    expect(await bookings.settled(id)).toMatchObject({ state: 'ticketed' });
    const tickets = await bookings.api.kernel.db
      .selectFrom('booking_tickets')
      .selectAll()
      .where('booking_id', '=', id)
      .execute();
    expect(tickets).toMatchObject([{ kind: 'ticket', state: 'issued', traveller_ids: [expect.any(String)] }]);
  });

  it('in doubt keeps its money blocked, and a look-up finds it', async () => {
    await sandbox.turn({ order_outcome: 'done_then_500' });
    const before = await bookings.wallet();
    const id = await bookings.book('pay');
    expect(await bookings.settled(id)).toMatchObject({ state: 'issuing' });
    expect(await bookings.operations(id)).toMatchObject([{ state: 'in_doubt', cause: 'error' }]);
    expect((await bookings.wallet()).held).toBeGreaterThan(Number(before.held));
    await sandbox.turn({ order_outcome: 'normal' });
    expect(await bookings.lookUp(id)).toMatchObject({ state: 'ticketed' });
    expect((await bookings.wallet()).held).toBe(before.held);
  });
});
