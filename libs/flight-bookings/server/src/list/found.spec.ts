import { sql } from 'kysely';
import { statesOfTab } from '@traveldesk/bookings-contract';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { agentPermissions, bookingsModules } from '../testing/bookings-api.fake';
import { insertBooking } from '../testing/insert-booking';
import { addSuppliers } from '../testing/many-sales';

const readers = [...agentPermissions, 'show_markups'];

describeOnDatabase('bookings', (makeApi) => {
  let api: TestApi;
  let staff: Caller, stranger: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: bookingsModules });
    staff = await personOf(api, { permissions: readers });
    const companyId = await addCompany(api, { name: 'Delta Tours' });
    stranger = await personOf(api, { type: 'company', companyId, permissions: readers });
  });

  const listed = async (who: Caller, query: string): Promise<string[]> => {
    const { status, body } = await who('GET', `/booking-list?per_page=100&${query}`);
    expect(status).toBe(200);
    return body.data.map((row: { id: string }) => row.id);
  };

  it('are found by the airline that issues the tickets, and by an airport where a trip begins or ends', async () => {
    const { db } = api.kernel;
    const company = await addCompany(api, { name: 'Routes' });
    const reader = await personOf(api, { type: 'company', companyId: company, permissions: readers });
    const of = (airline: string | null, ...route: string[]) =>
      insertBooking(db, { company_id: company, airline, route });
    const [back, oneWay, none] = [
      await of('MS', 'CAI–DXB', 'AUH–CAI'),
      await of('EK', 'DXB–LHR'),
      await of(null, 'CDG–NCE'),
    ];
    const found = async (query: string) => (await listed(reader, query)).sort();
    expect(await found('airline=ms')).toEqual([back]);
    expect(await found('airline=EK')).toEqual([oneWay]);
    expect(await found('airport=dxb')).toEqual([back, oneWay].sort());
    expect(await found('airport=AUH')).toEqual([back]);
    expect(await found('airport=NCE')).toEqual([none]);
    expect(await found('airline=MS&airport=LHR')).toEqual([]);
    expect(await listed(stranger, 'airport=AUH')).toEqual([]);
  });

  it('count with the searches at their suppliers, from the day when searches began to be counted', async () => {
    const { db } = api.kernel;
    const [supplier = '', dear = ''] = await addSuppliers(db, 2);
    const company = await addCompany(api, { name: 'Searchers' });
    const elsewhere = await addCompany(api, { name: 'Other searchers' });
    await db
      .updateTable('supplier_search_count')
      .set({ since: '2026-10-30', live_from: '2026-11-01' })
      .execute();
    const search = (day: string, company_id: string | null, searches: number, supplier_id = supplier) =>
      db.insertInto('supplier_searches').values({ day, supplier_id, company_id, searches }).execute();
    await search('2026-10-30', company, 7);
    await search('2026-10-31', company, 4, dear);
    await search('2026-10-31', elsewhere, 5);
    await search('2026-10-31', null, 2);
    const sold = (day: string, change: Parameters<typeof insertBooking>[1] = {}) =>
      insertBooking(db, {
        kind: 'supplier',
        company_id: company,
        supplier_id: supplier,
        created_at: new Date(`${day}T12:00:00Z`),
        ...change,
      });
    await sold('2026-10-29');
    await sold('2026-10-30');
    await sold('2026-10-30', { state: 'cancelled' });
    for (const state of ['draft', 'failed'] as const) await sold('2026-10-30', { state });
    await sold('2026-10-30', { kind: 'manual' });
    await sold('2026-10-31', { company_id: elsewhere });
    const reader = (companyId: string) =>
      personOf(api, { type: 'company', companyId, permissions: ['show_bookings'] });
    const [own, all] = [await reader(company), staff];
    const read = async (who: Caller, query: string) => {
      const { status, body } = await who(
        'GET',
        `/booking-look-to-book?from=2026-10-29&to=2026-10-31&${query}`,
      );
      expect([query, status]).toEqual([query, 200]);
      return body.data.map(({ key, searches, bookings }: never) => [key, searches, bookings]);
    };
    expect(await read(all, `supplier_id=${supplier}`)).toEqual([
      ['2026-10-29', null, 1],
      ['2026-10-30', 7, 2],
      ['2026-10-31', 7, 1],
    ]);
    expect(await read(own, `supplier_id=${supplier}`)).toEqual([
      ['2026-10-29', null, 1],
      ['2026-10-30', 7, 2],
    ]);
    expect(await read(own, 'by=supplier')).toEqual(
      [
        [supplier, 7, 2],
        [dear, 4, 0],
      ].sort(),
    );
    expect(await read(all, `by=company&supplier_id=${supplier}`)).toEqual([
      [company, 7, 2],
      [elsewhere, 5, 1],
      [null, 2, 0],
    ]);
    expect(await read(own, `company_id=${elsewhere}`)).toEqual([]);
    // A week or month that began before the count has no number.
    expect(await read(all, `by=week&supplier_id=${supplier}`)).toEqual([['2026-10-26', null, 4]]);
    const month = `/booking-look-to-book?by=month&from=2026-10-30&to=2026-10-31&supplier_id=${supplier}`;
    expect((await all('GET', month)).body.data).toMatchObject([
      { key: '2026-10-01', searches: 14, bookings: 3 },
    ]);
    expect((await all('GET', '/booking-look-to-book?from=2026-10-31&to=2026-10-30')).status).toBe(422);
  });

  it('have an index for the states of each tab', async () => {
    const { rows } = await sql<{ tab: string; states: string }>`
      select substring(relname from 'bookings_tab_(.*)') as tab, pg_get_expr(indpred, indrelid) as states
        from pg_index join pg_class on pg_class.oid = indexrelid where relname like 'bookings_tab_%'`.execute(
      api.kernel.db,
    );
    const found = rows.map(({ tab, states }) => [
      tab,
      [...states.matchAll(/'(\w+)'/g)].map(([, one]) => one),
    ]);
    expect(Object.fromEntries(found)).toEqual(statesOfTab);
  });
});
