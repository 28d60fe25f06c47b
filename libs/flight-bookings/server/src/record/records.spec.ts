import { bookingPaths, type Booking, type BookingAction, type Deadline } from '@traveldesk/bookings-contract';
import { tokenScopes } from '@traveldesk/companies-contract';
import { describeOnDatabase, readAround } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { lockBooking, openOperation } from '@traveldesk/bookings-server';
import { settleRefused } from '@traveldesk/bookings-server/testing';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import {
  agentPermissions,
  startBookingsApi,
  startSandboxProgram,
  type BookingsApi,
} from '../testing/bookings-api.fake';
import { insertBooking } from '../testing/insert-booking';

/** The route of each action that a program may use, in the order of the answer. */
const routeOf: Partial<Record<BookingAction, (id: string) => string>> = {
  pay: bookingPaths.pay,
  cancel: bookingPaths.cancel,
  void: bookingPaths.void,
  quote_cancellation: bookingPaths.cancellationQuotes,
  refund: bookingPaths.refund,
  request_change: flightBookingPaths.changeRequests,
  change: flightBookingPaths.change,
  accept_airline_change: flightBookingPaths.airlineChange,
  let_quote_go: bookingPaths.quote,
};

describeOnDatabase('a booking that is read', (makeApi, database) => {
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

  const read = async (who: Caller = bookings.agent, of = id) => {
    const answer = await who('GET', `/flights/bookings/${of}`);
    expect(answer.status).toBe(200);
    return answer.body as Booking;
  };

  it('is complete, and lists its possible actions', async () => {
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

  it('lists for a program only the actions of its token’s scopes, and each has a route that the token may call', async () => {
    // No supplier is called for a manual booking: each call is refused because of the booking, after the
    // token was accepted.
    const company = await bookings.addCompany('Programs', [], { currency: 'EUR' });
    const other = await insertBooking(bookings.api.kernel.db, { company_id: company.id });
    const tell = async (permissions: readonly string[], formerProducts: readonly string[] = []) => {
      const of = { type: 'company', companyId: company.id } as const;
      const token = { ...of, permissions, apiToken: true, formerProducts };
      const program = callerOf(bookings.api, await bookings.api.signIn(token));
      const told = (await read(program, other)).available_actions.map(({ action }) => action);
      for (const action of told) {
        const method = action === 'let_quote_go' ? 'DELETE' : 'POST';
        const { body } = await program(method, routeOf[action]?.(other) ?? '/none', {});
        expect([action, body.code]).not.toEqual([action, 'api_token_refused']);
        expect([action, body.code]).not.toEqual([action, 'forbidden']);
        expect([action, body.code]).not.toEqual([action, 'not_found']);
      }
      return told;
    };
    expect(await tell(['flights_bookings'])).toEqual(['accept_airline_change']);
    const cancels = ['cancel', 'void', 'let_quote_go'];
    expect(await tell(['flights_bookings', 'cancel_bookings'])).toEqual([
      ...cancels.slice(0, 2),
      'accept_airline_change',
      ...cancels.slice(2),
    ]);
    // A token of an earlier release reads and works on flights without the new scope.
    expect(await tell(['show_bookings'], ['flight'])).toEqual([]);
    expect(await tell(['show_bookings', 'cancel_bookings'], ['flight'])).toEqual(cancels);
    expect(await tell(tokenScopes)).toEqual(Object.keys(routeOf));
  });

  it('shows its cost only to staff who work on prices', async () => {
    expect((await read()).price).not.toHaveProperty('net');
    expect((await read(bookings.staff)).price).toHaveProperty('net');
    const plain = await bookings.signedIn({ permissions: ['show_bookings'] });
    expect((await read(plain)).price).not.toHaveProperty('net');
  });

  it('cannot be noted on or assigned by a reader', async () => {
    const looker = await bookings.signedIn({ permissions: ['show_bookings'] });
    const { version, available_actions: actions } = await read(looker);
    const asked = actions.filter(({ action }) => action === 'assign' || action === 'note');
    expect(asked.map(({ obstacle }) => obstacle)).toEqual(['permission', 'permission']);
    const match = { 'if-match': `"${version}"` };
    const path = `/flights/bookings/${id}`;
    const note = { text: 'Seen', mentions: [] };
    expect((await looker('GET', `${path}/notes`)).status).toBe(200);
    expect((await looker('POST', `${path}/notes`, note)).status).toBe(403);
    expect((await looker('PUT', `${path}/owner`, { owner_id: looker.id }, match)).status).toBe(403);
  });

  it.each([
    'flights_bookings',
    'issue_bookings',
    'cancel_bookings',
    'refund_bookings',
    'settle_bookings',
    'override_bookings',
    'add_bookings',
  ])('can be noted on and assigned with %s, but the answer reveals no more', async (one) => {
    const worker = await bookings.signedIn({ permissions: [one] });
    const path = `/flights/bookings/${id}`;
    expect((await worker('POST', `${path}/notes`, { text: 'Mine', mentions: [] })).status).toBe(201);
    const { version, number } = await bookings.record(id);
    const match = { 'if-match': `"${version}"` };
    const { status, body } = await worker('PUT', `${path}/owner`, { owner_id: null }, match);
    expect([status, body.data]).toEqual([200, { id, number, version: version + 1 }]);
  });

  it('is not found by another company on any path', async () => {
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

  it('is found by its reference, ticket, traveler and number, and counted on its tab', async () => {
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

  it('has a history, money, notes and a log without secrets', async () => {
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
    const asked = (await bookings.record(id)).order_price?.amount ?? 'none';
    expect(JSON.stringify(log)).toContain(`"${asked}"`);
    // A user who may see calls but no prices gets the log without amounts.
    const follower = await bookings.signedIn({ permissions: ['show_bookings', 'show_booking_logs'] });
    const told = (await follower('GET', `/flights/bookings/${id}/supplier-log`)).body.data;
    expect(told.map((one: { path: string }) => one.path)).toEqual(
      log.map((one: { path: string }) => one.path),
    );
    expect(JSON.stringify(told)).toContain('booking_reference');
    expect(JSON.stringify(told)).not.toContain(asked);
    expect(JSON.stringify(told)).not.toMatch(/amount":"\d/);
    expect((await bookings.staff('GET', `/flights/bookings/${id}/price-explanation`)).status).toBe(200);
    expect((await bookings.staff('GET', '/booking-deadlines')).body.data).toMatchObject([
      { kind: 'void_window' },
    ]);
    expect((await bookings.staff('GET', '/booking/export')).body).toContain('TD-');
  });

  (database === 'postgres' ? describe : describe.skip)('while what was begun with it ends', () => {
    afterEach(() => sandbox.turn({ order_outcome: 'normal' }));
    const inDoubt = async () => {
      await sandbox.turn({ order_outcome: 'done_then_500' });
      const doubted = await bookings.book('pay');
      await bookings.settled(doubted);
      return doubted;
    };
    const end = async (tx: Tx, record: Recorder, of: string) => {
      const [booking, operation] = [await lockBooking(tx, of), await openOperation(tx, of)];
      if (!operation) throw new Error('nothing is under way');
      await settleRefused(tx, record, null, { booking, operation, cause: 'not_created', at: new Date() });
    };

    it.each(['', '/progress'])('shows state and operation from the same snapshot%s', async (path) => {
      const doubted = await inDoubt();
      const { body } = await readAround(bookings.api.kernel, 'booking_operations', {
        read: () => bookings.staff('GET', `/flights/bookings/${doubted}${path}`),
        write: (tx, record) => end(tx, record, doubted),
      });
      const { state, operation } = body as Booking;
      expect([
        ['issuing', 'in_doubt'],
        ['failed', undefined],
      ]).toContainEqual([state, operation?.state]);
    });

    it('appears in the deadlines with the operation from the start of the read', async () => {
      const doubted = await inDoubt();
      const { body } = await readAround(bookings.api.kernel, 'companies', {
        read: () => bookings.staff('GET', '/booking-deadlines?kind=in_doubt'),
        write: (tx, record) => end(tx, record, doubted),
      });
      const [row] = (body.data as Deadline[]).filter(({ booking }) => booking.id === doubted);
      expect(row?.booking.operation).toEqual({ kind: 'pay', state: 'in_doubt' });
    });
  });
});
