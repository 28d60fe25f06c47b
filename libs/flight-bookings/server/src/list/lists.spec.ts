import {
  bookingStates,
  confirmedStates,
  pendingStates,
  statesOfTab,
  type BookingRow,
  type BookingTab,
} from '@traveldesk/bookings-contract';
import { newId, toolsOf } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { agentPermissions, bookingsModules } from '../testing/bookings-api.fake';
import { everyState, insertBooking } from '../testing/insert-booking';

const readers = [...agentPermissions, 'export_bookings', 'show_markups', 'show_booking_logs'];
const hour = 3_600_000;

describeOnDatabase('lists of bookings', (makeApi) => {
  let api: TestApi;
  let staff: Caller, agent: Caller, above: Caller;
  let stranger: Caller & { id: string };
  const ids: Record<string, string> = {};
  const now = new Date('2026-11-01T12:00:00Z');
  const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

  beforeAll(async () => {
    api = await makeApi({ modules: bookingsModules });
    toolsOf(api.kernel, 'bookings').now = () => now;
    const { db } = api.kernel;
    const parent = await addCompany(api, { name: 'Nile Travel' });
    const company = await addCompany(api, { name: 'Nile Cairo', parentId: parent });
    const other = await addCompany(api, { name: 'Delta Tours' });
    const of = (companyId: string) => personOf(api, { type: 'company', companyId, permissions: readers });
    staff = await personOf(api, { permissions: readers });
    [agent, above, stranger] = [await of(company), await of(parent), await of(other)];
    for (const state of everyState) {
      ids[state] = await insertBooking(db, { state, company_id: company, people: [`Amal ${state}`] });
    }
    // The same two people again, and one traveler whose flight is not confirmed.
    await insertBooking(db, {
      company_id: company,
      people: ['Amal ticketed', 'Omar Said'],
      lead: '=1+1',
      void_until: inHours(3),
    });
    ids.hold = await insertBooking(db, {
      state: 'on_hold',
      company_id: company,
      people: ['Nur Aziz'],
      payment_required_by: inHours(5),
      price_guaranteed_until: inHours(2),
    });
    ids.changed_by_airline = await insertBooking(db, {
      company_id: company,
      flags: ['schedule_change'],
      ends_at: inHours(50),
      void_until: inHours(-1),
    });
    ids.doubt = await insertBooking(db, { state: 'issuing', company_id: company });
    await db
      .insertInto('booking_operations')
      .values({
        id: newId(),
        booking_id: ids.doubt,
        kind: 'pay',
        state: 'in_doubt',
        before: 'priced',
        begun_at: inHours(-1),
      })
      .execute();
    ids.foreign = await insertBooking(db, {
      state: 'on_hold',
      company_id: other,
      payment_required_by: inHours(1),
      people: ['Someone Else'],
    });
  });

  const listed = async (who: Caller, query = ''): Promise<string[]> => {
    const { status, body } = await who('GET', `/booking-list?per_page=100&${query}`);
    expect(status).toBe(200);
    return body.data.map((row: { id: string }) => row.id);
  };

  it('show the bookings of the user’s own company and of those below it', async () => {
    const all = await listed(staff);
    expect(all).toContain(ids.foreign);
    expect(await listed(agent)).toEqual(all.filter((id) => id !== ids.foreign));
    expect(await listed(above)).toEqual(await listed(agent));
    expect(await listed(stranger)).toEqual([ids.foreign]);
    const answer = await agent('GET', '/flights/bookings?per_page=100');
    expect(answer.body.data.map((row: { id: string }) => row.id)).toEqual(await listed(agent));
  });

  it('have tabs, and each tab counts its bookings within the other filters', async () => {
    for (const filter of ['', 'search=nur', 'state=ticketed']) {
      const { body } = await agent('GET', `/booking-list/counts?${filter}`);
      for (const { tab, count, more } of body.data as { tab: BookingTab; count: number; more: boolean }[]) {
        const found = await listed(agent, `tab=${tab}&${filter}`);
        expect([filter, tab, count, more]).toEqual([filter, tab, found.length, false]);
      }
    }
    const few = [await listed(agent, 'tab=in_doubt'), await listed(agent, 'tab=drafts')];
    expect(few).toEqual([[ids.doubt], [ids.draft]]);
    const ended = await listed(agent, 'tab=ended');
    expect(ended.toSorted()).toEqual(statesOfTab.ended.map((state) => ids[state]).toSorted());
  });

  it('are found by a flag', async () => {
    expect(await listed(agent, 'flag=schedule_change')).toEqual([ids.changed_by_airline]);
    expect(await listed(agent, 'flag=late_success')).toEqual([]);
    expect((await agent('GET', '/booking-list?flag=odd')).status).toBe(400);
  });

  it('require a permission each, and refuse unknown filters', async () => {
    const paths = {
      '/booking-list': ['export_bookings', 'hotels_search'],
      '/flights/bookings': ['show_bookings', 'hotels_bookings'],
      '/booking-list/counts': ['export_bookings'],
      '/booking-deadlines': ['export_bookings'],
      '/booking/export': ['show_bookings', 'flights_bookings', 'hotels_bookings'],
    };
    for (const [path, others] of Object.entries(paths)) {
      const without = await personOf(api, { permissions: others });
      expect([path, (await without('GET', path)).status]).toEqual([path, 403]);
      expect([path, (await api.inject({ method: 'GET', url: `/api/v1${path}` })).statusCode]).toEqual([
        path,
        401,
      ]);
      expect([path, (await staff('GET', `${path}?supplier_id=x`)).status]).toEqual([path, 400]);
    }
  });

  it('are exported without costs of the platform, and with formulas as text', async () => {
    const { status, body } = await agent('GET', '/booking/export', undefined, { accept: '*/*' });
    expect(status).toBe(200);
    const [header, ...lines] = (body as string).replace('\ufeff', '').trim().split('\r\n');
    expect(header).toBe(
      'Booking,State,PNR or hotel confirmation number,Lead traveler / guest,Travelers,Company,Supplier,Route,Departure or check-in (local),Property,City,Check-out,Rooms,Payment,Total,Currency,Owner,Created at',
    );
    expect(lines).toHaveLength((await listed(agent)).length);
    expect(body).toContain(",'=1+1,");
  });

  it.each([
    ['fr', { on_hold: 'En option', ticketed: 'Billets émis', payment_pending: 'Paiement en attente' }],
    ['ar', { on_hold: 'حجز مؤقت', ticketed: 'صدرت التذاكر', payment_pending: 'الدفع معلّق' }],
  ] as const)(
    'are exported with their states in words of %s, and instants with their offset',
    async (language, words) => {
      const more = { accept: '*/*', 'accept-language': language };
      const { body } = await agent('GET', '/booking/export', undefined, more);
      const lines = (body as string).trim().split('\r\n').slice(1);
      const rows = (await agent('GET', '/booking-list?per_page=100')).body.data as BookingRow[];
      const stateOf = new Map(lines.map((line) => line.split(';', 2) as [string, string]));
      for (const [state, word] of Object.entries(words)) {
        const said = rows.filter((row) => row.state === state).map(({ number }) => stateOf.get(number));
        expect(said.length).toBeGreaterThan(0);
        expect(new Set(said)).toEqual(new Set([word]));
      }
      const [{ number, created_at: made }] = rows as [BookingRow];
      const at = `${made.slice(0, 16).replace('T', ' ')} +00:00`;
      expect(lines.find((line) => line.startsWith(number))?.endsWith(`;${at}`)).toBe(true);
    },
  );

  it('never show a company what the platform pays, however it asks', async () => {
    const paths = [
      '/booking-list?per_page=100',
      '/flights/bookings?per_page=100',
      '/booking-deadlines?per_page=100',
      '/booking/export',
      ...['', '/history', '/money', '/notes', '/progress'].map((of) => `/flights/bookings/${ids.hold}${of}`),
    ];
    for (const path of paths) {
      const { status, body } = await agent('GET', path, undefined, { accept: '*/*' });
      expect([path, status]).toEqual([path, 200]);
      // The net price, and the margin: price less net. Such digits may occur by chance in an id or an
      // instant.
      const told = JSON.stringify(body).replace(
        /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|TD-\w+|[\dT:-]+\.\d+Z/g,
        '',
      );
      expect([path, told]).toEqual([path, expect.not.stringMatching(/76[.,]?54|23[.,]46|"net"/)]);
    }
    for (const path of ['price-explanation', 'supplier-log']) {
      expect((await agent('GET', `/flights/bookings/${ids.hold}/${path}`)).status).toBe(404);
    }
    for (const query of ['sort=net', 'net=76.54', 'sort=-net']) {
      expect((await agent('GET', `/booking-list?${query}`)).status).toBe(400);
    }
    const { body } = await staff('GET', `/flights/bookings/${ids.hold}`);
    expect(body.price.net).toEqual({ amount: '76.54', currency: 'EUR' });
  });

  it('order deadlines by time, measured by the clock of bookings', async () => {
    const queue = async (who: Caller, query = '') => {
      const { body } = await who('GET', `/booking-deadlines?${query}`);
      return body.data.map(({ kind }: { kind: string }) => kind);
    };
    const all = ['in_doubt', 'price_guarantee', 'void_window', 'payment', 'airline_change'];
    expect(await queue(agent)).toEqual(all);
    expect(await queue(staff)).toEqual(['in_doubt', 'payment', ...all.slice(1)]);
    expect(await queue(stranger)).toEqual(['payment']);
    expect(await queue(agent, 'kind=void_window')).toEqual(['void_window']);
    expect(await queue(agent, 'mine=true')).toEqual([]);
    expect([await queue(agent, 'per_page=2'), await queue(agent, 'per_page=2&page=2')].flat()).toEqual(
      all.slice(0, 4),
    );
    // The day ends at midnight by the clock of the caller: in Tokyo, in three hours, when the void window ends too.
    const today = (who: Caller, zone: string, query = '') =>
      who('GET', `/booking-deadlines?due=today&${query}`, undefined, { 'time-zone': zone }).then(({ body }) =>
        body.data.map(({ kind }: { kind: string }) => kind),
      );
    expect(await today(agent, 'UTC')).toEqual(['price_guarantee', 'void_window', 'payment']);
    expect(await today(agent, 'Asia/Tokyo')).toEqual(['price_guarantee']);
    expect(await today(agent, 'UTC', 'kind=in_doubt')).toEqual([]);
    expect(await today(stranger, 'UTC')).toEqual(['payment']);
    const late = await agent('GET', '/booking-list?per_page=100&search=nur');
    expect(late.body.data[0].deadline).toEqual({ kind: 'price_guarantee', at: inHours(2).toISOString() });
  });

  it('have the same counts on Home as counted by hand', async () => {
    const { body } = await agent('GET', '/home_page_statistics');
    expect(body).toMatchObject({
      // One of each state, two more with tickets, one hold and one in doubt.
      ConfirmedFlightsBooking: confirmedStates.length + 2,
      PendingFlightsBooking: pendingStates.length + 2,
      plans: 1,
      // One of each confirmed state, Omar Said and Amal Haddad; the person who flies twice counts once.
      customersBooked: confirmedStates.length + 2,
    });
    expect((await stranger('GET', '/home_page_statistics')).body).toMatchObject({
      ConfirmedFlightsBooking: 0,
      PendingFlightsBooking: 1,
      customersBooked: 0,
    });
  });

  it('do not let a user mention or assign somebody who cannot see the booking', async () => {
    const path = `/flights/bookings/${ids.hold}`;
    const note = await staff('POST', `${path}/notes`, { text: 'See this', mentions: [stranger.id] });
    expect(note).toMatchObject({ status: 422, body: { fields: { mentions: expect.any(String) } } });
    const owner = await staff('PUT', `${path}/owner`, { owner_id: stranger.id }, { 'if-match': '"1"' });
    expect(owner).toMatchObject({ status: 422, body: { fields: { owner_id: expect.any(String) } } });
    expect((await staff('PUT', `${path}/owner`, { owner_id: null }, { 'if-match': '"7"' })).status).toBe(412);
  });

  it('do not let a user assign somebody who cannot sign in or may not see bookings', async () => {
    const path = `/flights/bookings/${ids.hold}`;
    const suspended = await personOf(api, { permissions: readers });
    await api.kernel.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', suspended.id)
      .execute();
    const elsewhere = await personOf(api, { permissions: ['show_tasks'] });
    for (const { id } of [suspended, elsewhere]) {
      const note = await staff('POST', `${path}/notes`, { text: 'See this', mentions: [id] });
      expect(note).toMatchObject({ status: 422, body: { fields: { mentions: expect.any(String) } } });
      const owner = await staff('PUT', `${path}/owner`, { owner_id: id }, { 'if-match': '"1"' });
      expect(owner).toMatchObject({ status: 422, body: { fields: { owner_id: expect.any(String) } } });
    }
  });

  it('hide an owner on the platform’s staff from companies, which can neither filter by nor remove that owner', async () => {
    const path = `/flights/bookings/${ids.hold}`;
    const keeper = await personOf(api, { permissions: readers });
    const given = await staff('PUT', `${path}/owner`, { owner_id: keeper.id }, { 'if-match': '"1"' });
    expect(given.status).toBe(200);
    expect(await listed(staff, `owner_id=${keeper.id}`)).toEqual([ids.hold]);
    expect(await listed(agent, `owner_id=${keeper.id}`)).toEqual([]);
    const { body } = await agent('GET', `/booking-list/counts?owner_id=${keeper.id}`);
    expect(body.data.every(({ count }: { count: number }) => count === 0)).toBe(true);
    expect((await agent('GET', path)).body.owner).toBeNull();
    const taken = await agent('PUT', `${path}/owner`, { owner_id: null }, { 'if-match': '"2"' });
    expect(taken.body.code).toBe('booking_owner_concealed');
  });

  it('show no payment or price deadline for a hold that has ended, whether past or future', async () => {
    const company = await addCompany(api, { name: 'Ended Holds' });
    const reader = await personOf(api, { type: 'company', companyId: company, permissions: readers });
    const deadlines = (hours: number) => ({
      payment_required_by: inHours(hours),
      price_guaranteed_until: inHours(hours - 0.5),
    });
    const ended = bookingStates.filter((state) => state !== 'on_hold');
    for (const state of ended) {
      for (const hours of [-1, 1])
        await insertBooking(api.kernel.db, { state, company_id: company, ...deadlines(hours) });
    }
    const { body: list } = await reader('GET', '/booking-list?per_page=100');
    expect(list.data).toHaveLength(2 * ended.length);
    for (const { id, state, deadline } of list.data as BookingRow[]) {
      const { body: page } = await reader('GET', `/flights/bookings/${id}`);
      expect([state, deadline, page.deadline]).toEqual([state, null, null]);
    }
    expect((await reader('GET', '/booking-deadlines')).body.data).toEqual([]);
  });
});
