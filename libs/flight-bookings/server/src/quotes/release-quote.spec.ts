import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

describeOnDatabase('a quote that is still valid', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    await sandbox.turn({ void_hours: 0 });
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.turn({ cancellation_outcome: 'normal' }));

  const post = (id: string, path: string, body?: object) =>
    bookings.agent('POST', `/flights/bookings/${id}/${path}`, body);
  const read = async (id: string) => (await bookings.agent('GET', `/flights/bookings/${id}`)).body;
  const letGo = async (id: string, version?: number) =>
    bookings.agent('DELETE', `/flights/bookings/${id}/quote`, undefined, {
      'if-match': `"${version ?? (await read(id)).version}"`,
    });
  const actionOf = async (id: string, name: string) =>
    (await read(id)).available_actions.find(({ action }: { action: string }) => action === name);
  const deadlinesOf = async (id: string) => {
    const { body } = await bookings.staff('GET', '/booking-deadlines?per_page=100');
    return body.data.flatMap((one: { kind: string; booking: { id: string } }) =>
      one.booking.id === id ? [one.kind] : [],
    );
  };
  const quoted = async () => {
    const id = await bookings.book('pay');
    await bookings.settled(id);
    const { body } = await post(id, 'cancellation-quotes');
    expect(await bookings.record(id)).toMatchObject({ state: 'cancel_quoted' });
    return { id, quote: body.data };
  };

  it('can be discarded once: the booking returns to its former state, and the quote cannot be used', async () => {
    const { id, quote } = await quoted();
    const { version } = await read(id);
    expect(await actionOf(id, 'let_quote_go')).toMatchObject({ allowed: true });
    expect((await letGo(id, version - 1)).status).toBe(412);
    expect(await letGo(id, version)).toMatchObject({ status: 200, body: { data: { version: version + 1 } } });
    expect(await read(id)).toMatchObject({ state: 'ticketed', quote: null });
    expect((await letGo(id)).body.code).toBe('booking_quote_over');
    expect((await post(id, 'refund', { quote_id: quote.id, reason: null })).body.code).toBe(
      'booking_quote_over',
    );
    expect(await actionOf(id, 'let_quote_go')).toMatchObject({ allowed: false, obstacle: 'no_quote' });
    const { body } = await bookings.staff('GET', `/flights/bookings/${id}/history`);
    expect(body.data[0]).toMatchObject({ event: 'quote_let_go', from: 'cancel_quoted', to: 'ticketed' });
  });

  it('does not block a change of flights', async () => {
    const { id } = await quoted();
    expect(await actionOf(id, 'request_change')).toMatchObject({ allowed: true });
  });

  it('has no deadline and cannot be discarded once it is confirmed and in doubt', async () => {
    const { id, quote } = await quoted();
    expect(await deadlinesOf(id)).toEqual(['refund_quote']);
    await sandbox.turn({ cancellation_outcome: 'done_then_500' });
    await post(id, 'refund', { quote_id: quote.id, reason: null });
    await bookings.settled(id);
    expect(await deadlinesOf(id)).toEqual(['in_doubt']);
    expect((await letGo(id)).body.code).toBe('booking_busy');
    expect(await actionOf(id, 'let_quote_go')).toMatchObject({ obstacle: 'operation_open' });
    expect(await bookings.lookUp(id)).toMatchObject({ state: 'refunded' });
  });

  it('is discarded only with the version that the caller has seen', async () => {
    const { id } = await quoted();
    const { status } = await bookings.agent('DELETE', `/flights/bookings/${id}/quote`);
    expect(status).toBe(428);
    const any = await bookings.agent('DELETE', `/flights/bookings/${id}/quote`, undefined, {
      'if-match': '*',
    });
    expect(any.status).toBe(428);
    expect(await bookings.record(id)).toMatchObject({ state: 'cancel_quoted' });
  });

  it('is discarded only with the permission to request such quotes', async () => {
    const { id } = await quoted();
    const issuer = await bookings.signedIn({ permissions: ['show_bookings', 'issue_bookings'] });
    const { version, available_actions: actions } = (await issuer('GET', `/flights/bookings/${id}`)).body;
    expect(actions).toContainEqual(
      expect.objectContaining({ action: 'let_quote_go', allowed: false, permission: 'refund_bookings' }),
    );
    const match = { 'if-match': `"${version}"` };
    expect((await issuer('DELETE', `/flights/bookings/${id}/quote`, undefined, match)).status).toBe(403);
    const reader = await bookings.signedIn({ permissions: ['show_bookings'] });
    expect((await reader('DELETE', `/flights/bookings/${id}/quote`)).status).toBe(403);
  });
});
