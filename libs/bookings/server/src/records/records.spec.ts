import type { Booking } from '@traveldesk/bookings-contract';
import { describeOnBoth } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import {
  agentPermissions,
  startBookingsApi,
  startSandboxProgram,
  type BookingsApi,
} from '../testing/bookings-api.fake';

describeOnBoth('a booking that is read', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let id: string;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    id = await bookings.book('pay');
    await bookings.settled(id);
  });
  afterAll(() => sandbox.stop());

  const read = async (who = bookings.agent) => {
    const answer = await who('GET', `/flights/bookings/${id}`);
    expect(answer.status).toBe(200);
    return answer.body as Booking;
  };

  it('is whole, and says what can be done with it', async () => {
    const booking = await read();
    expect(booking).toMatchObject({
      state: 'ticketed',
      mode: 'pay',
      operation: null,
      last_operation: { kind: 'pay', state: 'done' },
      company: { id: bookings.company.id, name: 'Nile Travel' },
      supplier: { key: 'training', training: true, own_access: false },
      tickets: [{ state: 'issued', coupons: [{ origin: 'CAI', destination: 'LHR', state: 'OPEN' }] }],
      travellers: [{ family_name: 'Haddad', document: null }],
    });
    expect(booking.paid).toEqual(booking.price?.total);
    const actions = Object.fromEntries(
      booking.available_actions.map(({ action, obstacle }) => [action, obstacle]),
    );
    expect(actions).toMatchObject({
      pay: 'state',
      void: null,
      quote_cancellation: null,
      refund: 'no_quote',
      settle: 'permission',
    });
  });

  it('tells what it costs the platform to staff who work on prices alone', async () => {
    expect((await read()).price).not.toHaveProperty('net');
    expect((await read(bookings.staff)).price).toHaveProperty('net');
    const plain = await bookings.signedIn({ permissions: ['show_bookings'] });
    expect((await read(plain)).price).not.toHaveProperty('net');
  });

  it('does not exist to another company, by no path', async () => {
    const other = await bookings.addCompany('Delta Tours', [bookings.supplier.id], { currency: 'EUR' });
    const stranger = await bookings.signedIn({
      type: 'company',
      companyId: other.id,
      permissions: [...agentPermissions, 'show_booking_logs', 'show_markups'],
    });
    for (const path of [
      '',
      '/progress',
      '/history',
      '/money',
      '/notes',
      '/supplier-log',
      '/price-explanation',
    ]) {
      expect((await stranger('GET', `/flights/bookings/${id}${path}`)).status).toBe(404);
    }
    const total = { amount: '1.00', currency: 'EUR' };
    expect((await stranger('POST', `/flights/bookings/${id}/pay`, { total })).status).toBe(404);
    expect((await stranger('POST', `/flights/bookings/${id}/cancel`, { reason: null })).status).toBe(404);
    expect(
      (await stranger('POST', `/flights/bookings/${id}/notes`, { text: 'x', mentions: [] })).status,
    ).toBe(404);
    expect((await stranger('PUT', `/flights/bookings/${id}/owner`, { owner_id: null })).status).toBe(404);
    expect((await stranger('GET', '/booking-list')).body).toMatchObject({ data: [], total: 0 });
  });

  it('is found by its reference, its ticket, its traveller and its number, and counted behind its tab', async () => {
    const { pnr, number, tickets, lead } = { ...(await read()), lead: (await bookings.record(id)).lead };
    for (const search of [pnr, number, tickets[0]?.number, lead]) {
      const answer = await bookings.agent('GET', `/booking-list?search=${encodeURIComponent(search ?? '')}`);
      expect(answer.body.data.map((row: Booking) => row.id)).toContain(id);
    }
    const { body } = await bookings.agent('GET', '/booking-list/counts');
    expect(
      Object.fromEntries(body.data.map((one: { tab: string; count: number }) => [one.tab, one.count])),
    ).toMatchObject({
      all: 1,
      ticketed: 1,
      on_hold: 0,
      in_doubt: 0,
    });
  });

  it('has a history, its money, notes and a log without secrets', async () => {
    const events = (await bookings.staff('GET', `/flights/bookings/${id}/history`)).body.data;
    expect(events.map((one: { event: string }) => one.event)).toEqual([
      'pay_done',
      'sent',
      'pay_begun',
      'created',
    ]);
    const money = (await bookings.staff('GET', `/flights/bookings/${id}/money`)).body.data;
    expect(money.map((one: { kind: string }) => one.kind)).toEqual(['blocked', 'payment']);
    const note = await bookings.agent('POST', `/flights/bookings/${id}/notes`, {
      text: 'Aisle seat, please',
      mentions: [],
    });
    expect(note.status).toBe(201);
    const log = (await bookings.staff('GET', `/flights/bookings/${id}/supplier-log`)).body.data;
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain('1990-05-17');
    expect((await bookings.staff('GET', `/flights/bookings/${id}/price-explanation`)).status).toBe(200);
    expect((await bookings.staff('GET', '/booking-deadlines')).body.data).toMatchObject([
      { kind: 'void_window' },
    ]);
    expect((await bookings.staff('GET', '/booking/export')).body).toContain('TD-');
  });
});
