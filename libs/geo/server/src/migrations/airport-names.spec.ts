import type { Airport } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { geoServer } from '..';
import { up } from './20261126T2250_airport_names';

describeOnDatabase('names of airports in French and Arabic', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['update_airports'] });
  });

  async function list(query: string): Promise<Airport[]> {
    return (await api.inject({ url: `/api/v1/airports?${query}`, headers })).json<Page<Airport>>().data;
  }

  it('are added to existing airports except renamed ones, and are found there', async () => {
    const { db } = api.kernel;
    const [before] = await list('code=CDG');
    await sql`drop index airports_sort_fr`.execute(db);
    await sql`drop index airports_sort_ar`.execute(db);
    for (const column of ['search', 'compact', 'name_fr', 'name_ar', 'sort_fr', 'sort_ar', 'sort_names'])
      await sql`alter table airports drop column ${sql.ref(column)}`.execute(db);
    // The former columns, which the migration replaces.
    await sql`alter table airports add column search text, add column compact text`.execute(db);
    await sql`update airports set name = 'Cairo by staff', sort_name = 'cairo by staff' where iata = 'CAI'`.execute(
      db,
    );
    await db.transaction().execute((tx) => up(tx as never));

    const [roissy] = await list('code=CDG');
    expect(roissy).toMatchObject({
      name: before?.name,
      name_fr: 'Aéroport de Paris-Charles-de-Gaulle',
      name_ar: 'مطار باريس شارل ديغول',
      version: (before?.version ?? 0) + 1,
    });
    expect((await list('code=CAI'))[0]).toMatchObject({
      name: 'Cairo by staff',
      name_fr: null,
      name_ar: null,
    });
    expect((await list('name=باريس شارل ديغول')).map(({ iata }) => iata)).toEqual(['CDG']);
  });
});
