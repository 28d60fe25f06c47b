import { sql } from 'kysely';
import type { OrderPicture } from '@traveldesk/flights-server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { applyOrder, fillReferences } from '@traveldesk/bookings-server/testing';
import { writeAirlineChange } from '../operations/airline-change/airline-change';
import { flightDetail } from '../order/flight-detail.sql';
import type { FlightFacts } from '../order/order-facts';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { limitOfDay } from '../testing/limit-of-day';
import { manualInput } from '../testing/manual-desk.fake';

describeOnDatabase('the references by which movements of a booking are found', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let clerk: Caller;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    clerk = await personOf(bookings.api, {
      permissions: ['show_transactions', 'add_bookings', 'show_bookings', 'issue_bookings'],
    });
  });
  afterAll(() => sandbox.stop());

  const post = (id: string, path: string, body?: object) =>
    bookings.agent('POST', `/flights/bookings/${id}/${path}`, body);
  const foundBy = async (typed: string): Promise<string[]> => {
    const { body } = await clerk('GET', `/transactions?reference=${encodeURIComponent(typed)}`);
    return body.data.map(({ type }: { type: string }) => type).sort();
  };
  const ticketsOf = async (id: string) => {
    const { body } = await bookings.agent('GET', `/flights/bookings/${id}`);
    return body.tickets.map(({ number }: { number: string }) => number) as string[];
  };
  /** A booking that is paid at once, changed for more money three days later, and refunded. */
  const paidChangedReturned = async () => {
    const id = await bookings.book('pay');
    const { departing_at: at } = await bookings.settled(id);
    const day = new Date(Date.parse(`${at}Z`) + 3 * 86_400_000).toISOString().slice(0, 10);
    const trip = { index: 0, origin: 'CAI', destination: 'LHR', date: day, cabin: null };
    const options = (await post(id, 'change-requests', { trips: [trip] })).body.data;
    const chosen = { request_id: options.request_id, ref: options.options[0].ref };
    const change = (await post(id, 'change-quotes', chosen)).body.data;
    expect((await post(id, 'change', { quote_id: change.id, reason: null })).status).toBe(201);
    await bookings.settled(id);
    const back = (await post(id, 'cancellation-quotes')).body.data;
    await post(id, back.kind === 'void' ? 'void' : 'refund', { quote_id: back.id, reason: null });
    await bookings.settled(id);
    return id;
  };

  it('include its number, its PNR, its order and every ticket, also those from before a change', async () => {
    const id = await paidChangedReturned();
    const { number, pnr, order_ref: order, lead } = await bookings.record(id);
    const all = await foundBy(number);
    expect(all.filter((type) => type === 'payment')).toHaveLength(2);
    expect(all).toContain('refund');
    const tickets = await ticketsOf(id);
    expect(tickets.length).toBeGreaterThan(1);
    for (const reference of [
      pnr,
      order,
      ...tickets,
      ...tickets.map((one) => `${one.slice(0, 3)}-${one.slice(3)}`),
    ])
      expect([reference, await foundBy(reference ?? '')]).toEqual([reference, all]);
    const { body } = await clerk('GET', `/transactions?reference=${number}`);
    for (const { booking } of body.data)
      expect(booking).toEqual({ number, traveller: lead, route: 'CAI–LHR' });
  });

  it('include those of a manual booking, also from before an edit', async () => {
    await limitOfDay(bookings.api, '100000.00');
    const input = manualInput(bookings.company.id);
    const { id, number } = (await clerk('POST', '/flights/manual-bookings', input)).body.data;
    for (const reference of [number, 'XK4RTP', '077-2345678901'])
      expect(await foundBy(reference)).toEqual(['payment']);
    const anew = manualInput(bookings.company.id, {
      pnr: 'QH7MVD',
      tickets: [{ number: '0772345678999', traveller: 0 }],
      reason: 'Issued anew',
    });
    const path = `/flights/manual-bookings/${id}`;
    const { version } = (await clerk('GET', `/flights/bookings/${id}`)).body;
    expect((await clerk('PUT', path, anew, { 'if-match': `"${version}"` })).status).toBe(200);
    for (const reference of [number, 'XK4RTP', 'qh7 mvd', '0772345678901', '077 2345678999'])
      expect([reference, await foundBy(reference)]).toEqual([reference, ['payment']]);
  });

  it('include those that an airline assigns later: another PNR, and tickets of accepted flights', async () => {
    const { kernel } = bookings.api;
    const id = await bookings.book('pay');
    const booking = await bookings.settled(id);
    const picture = booking.picture as OrderPicture;
    const [ticket] = picture.documents;
    if (!ticket) throw new Error('no ticket was issued');
    const { slices, itinerary_key } = await flightDetail(kernel.db, id);
    const facts = (change: Partial<OrderPicture>): FlightFacts => ({
      order: { ...picture, ...change },
      slices,
      detail: { itinerary_key },
      set: { pnr: change.booking_reference ?? booking.pnr },
    });
    await systemChange(kernel, (tx, record) =>
      applyOrder(tx, record, null, kernel, {
        booking,
        facts: facts({ booking_reference: 'NEWPNR' }),
        at: new Date(),
      }),
    );
    expect(await foundBy('NEWPNR')).toEqual(['payment']);
    const reissued = facts({
      booking_reference: 'NEWPNR',
      documents: [{ ...ticket, number: '9990000000017' }],
    });
    const { version } = await bookings.record(id);
    const answer = { id, seen: undefined, action: 'accept', readVersion: version } as const;
    await systemChange(kernel, (tx, record) =>
      writeAirlineChange(tx, record, null, kernel, { ...answer, facts: reissued, at: new Date() }),
    );
    expect(await foundBy('999-0000000017')).toEqual(['payment']);
    expect(await foundBy(ticket.number)).toEqual(['payment']);
  });

  it('are filled for stored bookings once, and filling continues after a stop', async () => {
    const { kernel } = bookings.api;
    const id = await paidChangedReturned();
    const { pnr, number } = await bookings.record(id);
    const all = await foundBy(number);
    await sql`delete from ledger_references`.execute(kernel.db);
    expect(await foundBy(pnr ?? '')).not.toEqual(all);
    const bookingsThere = await kernel.db.selectFrom('bookings').select('id').execute();
    const stopped = { ...kernel, stopping: AbortSignal.abort() };
    expect(await fillReferences(stopped)).toBe(0);
    expect(await fillReferences(kernel)).toBe(bookingsThere.length);
    expect(await foundBy(pnr ?? '')).toEqual(all);
    expect(await fillReferences(kernel)).toBe(0);
  });
});
