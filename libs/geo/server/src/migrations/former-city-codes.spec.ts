import type { City, CityRecord } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { geoServer } from '..';
import { up } from './20261127T1040_former_city_codes';
import { mergedCities, recodedCities } from './corrections.data';
import { shippedPlaces } from './shipped';

describeOnDatabase('former city codes', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['show_cities', 'add_city', 'update_city', 'delete_city'] });
  });

  /** Each former code with the current code of its city. */
  async function former(): Promise<Record<string, string | null>> {
    const { rows } = await sql<{ was: string; now: string | null }>`
      select former.code as was, cities.code as now from city_former_codes as former
      join cities on cities.id = former.city_id order by was`.execute(api.kernel.db);
    return Object.fromEntries(rows.map(({ was, now }) => [was, now]));
  }

  async function city(code: string): Promise<CityRecord> {
    const list = await api.inject({ url: `/api/v1/cities?code=${code}`, headers });
    const [found] = list.json<Page<City>>().data;
    return (await api.inject({ url: `/api/v1/cities/${found?.id}`, headers })).json<CityRecord>();
  }

  async function recode({ id, version, name, country, time_zone }: CityRecord, code: string | null) {
    const answer = await api.inject({
      method: 'PUT',
      url: `/api/v1/cities/${id}`,
      payload: { name, code, country_id: country.id, time_zone },
      headers: { ...headers, 'if-match': `"${version}"` },
    });
    expect(answer.statusCode).toBe(200);
  }

  const corrected = {
    BFI: 'SEA',
    DJT: 'PBI',
    EOH: 'MDE',
    GEA: 'NOU',
    HBE: 'ALY',
    KTI: 'PNH',
    ROB: 'MLW',
    SAI: 'REP',
    TFU: 'CTU',
  };

  it('are the corrected ones, each of the city that has its airport', async () => {
    expect(await former()).toEqual(corrected);
    expect(Object.keys({ ...mergedCities, ...recodedCities }).filter((code) => !(code in corrected))).toEqual(
      // Alexandria’s own code, which the other of its two cities has now.
      ['ALY'],
    );
    for (const [was, now] of Object.entries(corrected)) {
      const key = shippedPlaces.airports.get(was)?.city ?? '';
      expect(shippedPlaces.cities.get(key)?.code).toBe(now);
    }
  });

  it('are kept when a city gets another code, until a city gets it again', async () => {
    const nice = await city('NCE');
    await recode(nice, 'QQN');
    expect(await former()).toEqual({ ...corrected, NCE: 'QQN' });
    await recode(await city('QQN'), 'QQM');
    expect(await former()).toEqual({ ...corrected, NCE: 'QQM', QQN: 'QQM' });
    await recode(await city('LYS'), 'QQN');
    expect(await former()).toEqual({ ...corrected, LYS: 'QQN', NCE: 'QQM' });
    await recode(await city('QQM'), 'NCE');
    await recode(await city('QQN'), 'LYS');
    expect(await former()).toEqual({ ...corrected, QQM: 'NCE', QQN: 'LYS' });
  });

  it('are kept for a city without a code, and deleted with their city', async () => {
    const { country, time_zone } = await city('CAI');
    const name = { en: 'Siwa', fr: 'Siwa', ar: 'سيوة' };
    const payload = { name, code: 'QQS', country_id: country.id, time_zone };
    await api.inject({ method: 'POST', url: '/api/v1/cities', payload, headers });
    const siwa = await city('QQS');
    await recode(siwa, null);
    expect(await former()).toMatchObject({ QQS: null });
    const removed = await api.inject({ method: 'DELETE', url: `/api/v1/cities/${siwa.id}`, headers });
    expect(removed.statusCode).toBe(200);
    expect(await former()).not.toHaveProperty('QQS');
  });

  it('are added to a database with cities, except codes that staff have given to another city', async () => {
    const { db } = api.kernel;
    await sql`drop table city_former_codes`.execute(db);
    await sql`drop function city_code_given cascade`.execute(db);
    await sql`update cities set code = 'TFU' where code = 'BOD'`.execute(db);
    await sql`update cities set code = null where code = 'REP'`.execute(db);
    await db.transaction().execute((tx) => up(tx as never));
    const { TFU: _, SAI: __, ...others } = corrected;
    expect(await former()).toEqual(others);
  });
});
