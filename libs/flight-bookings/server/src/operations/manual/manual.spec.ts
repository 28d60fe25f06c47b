import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { someDay, startFlightsApi } from '@traveldesk/flights-server/testing';
import { newId } from '@traveldesk/shared-server';
import { checkLedger, holdOwnersOf } from '@traveldesk/wallet-server';
import { euros, ledgerOf, personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { adult, bookingsModules } from '../../testing/bookings-api.fake';
import { referencesAbout } from '../../testing/references-about';
import { manualInput } from '../../testing/manual-desk.fake';
import { limitOfDay } from '../../testing/limit-of-day';
import { tripsOf } from './entered-journey';

const flight = (origin: string, destination: string, from: string, to: string) => ({
  origin,
  destination,
  departing_at: from,
  arriving_at: to,
  carrier: 'MS',
  flight_number: '777',
});

describeOnDatabase('a manual booking', (makeApi) => {
  let flights: Awaited<ReturnType<typeof startFlightsApi>>;
  let clerk: Caller;
  let cashier: Caller;
  let companyId: string;
  const day = someDay();
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi, {}, undefined, bookingsModules);
    companyId = (await flights.addCompany('Nile Travel', [], { currency: 'EUR' })).id;
    await ledgerOf(flights.api).pay(companyId, euros('1000.00'));
    await limitOfDay(flights.api, '100000.00');
    clerk = await personOf(flights.api, { permissions: ['add_bookings', 'show_bookings'] });
    cashier = await personOf(flights.api, {
      permissions: ['add_bookings', 'show_bookings', 'issue_bookings'],
    });
  });

  const input = (change: object = {}) =>
    manualInput(companyId, {
      segments: [
        flight('CAI', 'LHR', `${day}T09:00`, `${day}T13:20`),
        flight('LHR', 'JFK', `${day}T16:00`, `${day}T19:10`),
      ],
      total: euros('420.00'),
      ...change,
    });
  const enter = (caller: Caller, change: object = {}, more: Record<string, string> = {}) =>
    caller('POST', '/flights/manual-bookings', input(change), more);
  const wallet = async () => Number((await ledgerOf(flights.api).wallet(companyId)).balance);
  const record = (id: string) =>
    flights.api.kernel.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('has the page of every booking, and is paid once', async () => {
    const before = await wallet();
    const key = { 'idempotency-key': newId() };
    const first = await enter(cashier, {}, key);
    expect(first).toMatchObject({ status: 201, body: { data: { number: expect.stringMatching(/^TD-/) } } });
    expect((await enter(cashier, {}, key)).body.data).toEqual(first.body.data);
    expect(await wallet()).toBe(before - 42_000);
    const { id } = first.body.data;
    const { status, body } = await cashier('GET', `/flights/bookings/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'manual',
      state: 'ticketed',
      source: 'Airline desk',
      pnr: 'XK4RTP',
      supplier: null,
      slices: [{ origin: 'CAI', destination: 'JFK', segments: [{}, { layover: { minutes: 160 } }] }],
      tickets: [{ number: '0772345678901', irregular: false, coupons: [{}, {}] }],
      paid: euros('420.00'),
    });
    expect((await cashier('GET', `/flights/bookings/${id}/money`)).body).toMatchObject({
      data: [
        { kind: 'blocked', amount: null, blocked: euros('420.00') },
        { kind: 'payment', amount: euros('-420.00'), blocked: euros('-420.00') },
      ],
      amount: euros('-420.00'),
      blocked: euros('0.00'),
    });
    expect(await referencesAbout(flights.api.kernel, id)).toEqual(['payment XK4RTP']);
    expect(
      (await checkLedger(flights.api.kernel.db, 'whole', { owners: holdOwnersOf(flights.api.kernel) }))
        .faults,
    ).toEqual([]);
  });

  it.each([
    { amount: '10.005', currency: 'EUR' },
    { amount: '1.5', currency: 'JPY' },
    { amount: '-1.00', currency: 'EUR' },
  ])('is refused at its price if the price cannot be paid: $amount $currency', async (total) => {
    for (const state of ['ticketed', 'on_hold']) {
      const { status, body } = await enter(cashier, {
        total,
        state,
        ...(state === 'on_hold' && { tickets: [] }),
      });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['total.amount']]);
    }
  });

  it('requires the money and the permission to issue if it is paid', async () => {
    const before = await wallet();
    expect(await enter(clerk)).toMatchObject({ status: 403, body: { permissions: ['issue_bookings'] } });
    expect((await enter(clerk, { total: null })).status).toBe(201);
    expect((await enter(clerk, { state: 'on_hold', tickets: [] })).status).toBe(201);
    expect(await enter(cashier, { total: euros('90000.00') })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_funds' },
    });
    expect(await wallet()).toBe(before);
  });

  it('can be edited: a hold is ticketed and then paid, and the payment stays', async () => {
    const before = await wallet();
    const { body } = await enter(clerk, { state: 'on_hold', tickets: [], total: euros('100.00') });
    const { id, version } = body.data;
    const put = (change: object, seen: number, caller = cashier) =>
      caller('PUT', `/flights/manual-bookings/${id}`, input({ total: euros('100.00'), ...change }), {
        'if-match': `"${seen}"`,
      });
    expect((await put({}, version, clerk)).status).toBe(403);
    const ticketed = await put({ travellers: [adult({ given_name: 'Mona' })] }, version);
    expect(ticketed).toMatchObject({ status: 200 });
    expect(await wallet()).toBe(before - 10_000);
    expect(await record(id)).toMatchObject({ state: 'ticketed', lead: 'Mona Haddad', travellers: 1 });
    expect((await put({}, version)).status).toBe(412);
    const now = ticketed.body.data.version;
    expect((await put({ state: 'on_hold', tickets: [] }, now)).body.code).toBe('booking_state');
    expect(await wallet()).toBe(before - 10_000);
    expect((await clerk('PUT', `/flights/manual-bookings/${newId()}`, input({ total: null }))).status).toBe(
      404,
    );
  });

  it('that is paid requires a reason to change, keeps its former version, and keeps payer and price', async () => {
    const { body } = await enter(cashier, { note: 'By phone' });
    const { id, version } = body.data;
    const before = await wallet();
    const put = (change: object, seen = version) =>
      cashier('PUT', `/flights/manual-bookings/${id}`, input(change), { 'if-match': `"${seen}"` });
    const later = {
      segments: [flight('CAI', 'LHR', `${day}T11:00`, `${day}T15:20`)],
      travellers: [adult({ given_name: 'Mona' })],
      tickets: [{ number: '0772345678999', traveller: 0 }],
    };
    const other = (await flights.addCompany('Other payer', [], { currency: 'EUR' })).id;
    const reason = 'The airline moved the flight';
    for (const [change, field] of [
      [later, 'reason'],
      [{ ...later, reason: ' ' }, 'reason'],
      [{ reason, total: euros('419.99') }, 'total.amount'],
      [{ reason, total: null }, 'total.amount'],
      [{ reason, total: { amount: '420.00', currency: 'USD' } }, 'total.currency'],
      [{ reason, company_id: other }, 'company_id'],
    ] as const) {
      const refused = await put(change);
      expect([field, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([field, 422, [field]]);
    }
    expect(await record(id)).toMatchObject({ version, lead: 'Amal Haddad' });
    expect(await put({ ...later, reason })).toMatchObject({
      status: 200,
      body: { data: { approval_id: null } },
    });
    expect(await record(id)).toMatchObject({ state: 'ticketed', lead: 'Mona Haddad', paid: 42_000 });
    expect(await wallet()).toBe(before);
    const { data: events } = (await cashier('GET', `/flights/bookings/${id}/history`)).body;
    expect(events.map(({ event }: { event: string }) => event)).toEqual([
      'entered_anew',
      'entered',
      'created',
    ]);
    expect(events[0]).toMatchObject({
      reason,
      former: {
        source: 'Airline desk',
        pnr: 'XK4RTP',
        note: 'By phone',
        segments: [
          { carrier: 'MS', flight_number: '777', origin: 'CAI', destination: 'LHR' },
          { origin: 'LHR', destination: 'JFK' },
        ],
        travellers: [{ given_name: 'Amal', family_name: 'Haddad', type: 'adult' }],
        tickets: [{ number: '0772345678901', traveller: 'Amal Haddad' }],
      },
    });
    expect(JSON.stringify(events[0].former)).not.toContain('document');
    expect(events[1].former).toBeNull();
    const { kernel } = flights.api;
    await expect(kernel.db.deleteFrom('booking_versions').execute()).rejects.toThrow('written once');
  });

  it.each([
    [
      'an unknown airport',
      { segments: [flight('QQQ', 'LHR', `${day}T09:00`, `${day}T13:20`)] },
      'segments.0.origin',
    ],
    [
      'a flight that lands before it departs',
      { segments: [flight('CAI', 'LHR', `${day}T09:00`, `${day}T06:30`)] },
      'segments',
    ],
    [
      'a flight with an impossible year',
      { segments: [flight('CAI', 'LHR', '0000-06-01T09:00', '0000-06-01T13:20')] },
      'segments.0.departing_at segments.0.arriving_at',
    ],
    [
      'a child typed as an adult',
      { travellers: [adult({ born_on: `${Number(day.slice(0, 4)) - 5}-01-01`, title: 'miss' })] },
      'travellers.0.born_on',
    ],
    ['a ticket without a traveler', { tickets: [{ number: '1', traveller: 1 }] }, 'tickets.0.traveller'],
    ['a ticket on a hold', { state: 'on_hold' }, 'tickets'],
    ['an unknown company', { company_id: newId() }, 'company_id'],
  ])('is refused for %s', async (_what, change, field) => {
    const { status, body } = await enter(cashier, change);
    expect([status, Object.keys(body.fields)]).toEqual([422, field.split(' ')]);
  });

  it('belongs to a company that its author can see, and requires the permission to add bookings', async () => {
    const other = (await flights.addCompany('Delta Tours', [], { currency: 'EUR' })).id;
    const stranger = await personOf(flights.api, {
      type: 'company',
      companyId: other,
      permissions: ['add_bookings', 'show_bookings'],
    });
    expect((await enter(stranger, { total: null })).body.fields).toHaveProperty('company_id');
    const mine = await enter(clerk, { total: null });
    const path = `/flights/manual-bookings/${mine.body.data.id}`;
    const theirs = input({ total: null, company_id: other });
    expect((await stranger('PUT', path, theirs)).status).toBe(404);
    const reader = await personOf(flights.api, { permissions: ['show_bookings'] });
    expect((await enter(reader, { total: null })).status).toBe(403);
  });

  it('a group request is a draft with a task for staff', async () => {
    const group = {
      company_id: companyId,
      name: 'Choir of Giza',
      travellers: 24,
      trips: [{ origin: 'CAI', destination: 'VIE', date: day }],
      note: 'Two with instruments',
    };
    const { status, body } = await clerk('POST', '/flights/group-requests', group);
    expect(status).toBe(201);
    const { id, number } = body.data;
    expect((await clerk('GET', `/flights/bookings/${id}`)).body).toMatchObject({
      kind: 'group',
      state: 'draft',
      group: { name: 'Choir of Giza', trips: group.trips },
      note: 'Two with instruments',
    });
    const tasks = await flights.api.kernel.db
      .selectFrom('tasks')
      .selectAll()
      .where('about_id', '=', id)
      .execute();
    expect(JSON.stringify(tasks)).toContain(
      `Group Choir of Giza, 24 travelers: ask the airlines (${number})`,
    );
    const trips = [{ origin: 'CAI', destination: 'VIE', date: '0000-06-01' }];
    const refused = await clerk('POST', '/flights/group-requests', { ...group, trips });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['trips.0.date']]);
    for (const date of ['2020-01-01', '9999-12-31']) {
      const wished = [{ ...group.trips[0], date }];
      const { body: problem } = await clerk('POST', '/flights/group-requests', { ...group, trips: wished });
      expect(Object.keys(problem.fields)).toEqual(['trips.0.date']);
    }
    expect((await clerk('POST', '/flights/group-requests', { ...group, travellers: 9 })).status).toBe(422);
    expect((await clerk('POST', '/flights/group-requests', { ...group, company_id: newId() })).status).toBe(
      422,
    );
  });
});

describe('manually entered flights', () => {
  it('form trips: a connection continues a trip, a stay or the way back starts a new one', () => {
    const trips = tripsOf([
      flight('CAI', 'LHR', '2026-12-01T09:00', '2026-12-01T13:00'),
      flight('LHR', 'JFK', '2026-12-01T16:00', '2026-12-01T19:00'),
      flight('JFK', 'LHR', '2026-12-02T10:00', '2026-12-02T22:00'),
      flight('LHR', 'CAI', '2026-12-03T23:00', '2026-12-04T05:00'),
    ]);
    expect(trips.map(({ origin, destination }) => `${origin}–${destination}`)).toEqual([
      'CAI–JFK',
      'JFK–LHR',
      'LHR–CAI',
    ]);
  });
});
