import type { Airport, AirportRecord } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { geoServer } from '..';
import { formerAirportCodes } from './former-airport-codes.data';

describeOnDatabase('former airport codes', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({
      permissions: ['update_airports', 'delete_airports', 'show_cities', 'update_city', 'update_countries'],
    });
  });

  const list = async (query: string) =>
    (await api.inject({ url: `/api/v1/airports?${query}`, headers })).json<Page<Airport>>().data;

  async function former(): Promise<Record<string, string>> {
    const { rows } = await sql<{ was: string; now: string }>`
      select former.code as was, airports.iata as now from airport_former_codes as former
      join airports on airports.id = former.airport_id order by was`.execute(api.kernel.db);
    return Object.fromEntries(rows.map(({ was, now }) => [was, now]));
  }

  async function recode(from: string, iata: string): Promise<void> {
    const [found] = await list(`code=${from}`);
    const url = `/api/v1/airports/${found?.id}`;
    const read = (await api.inject({ url, headers })).json<AirportRecord>();
    const { icao, name, name_fr, name_ar, city, latitude, longitude, time_zone, scheduled, version } = read;
    const payload = { icao, name, name_fr, name_ar, latitude, longitude, time_zone, scheduled };
    const answer = await api.inject({
      method: 'PUT',
      url,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload: { ...payload, iata, city_id: city.id },
    });
    expect(answer.statusCode).toBe(200);
  }

  it('lead to the airports that took over the flights, and are not in use', async () => {
    expect(await former()).toEqual(formerAirportCodes);
    const { rows } = await sql`
      select from airport_former_codes where code in (select iata from airports)
        or code in (select code from cities)`.execute(api.kernel.db);
    expect(rows).toHaveLength(0);
  });

  it.each(['TXL', 'sxf', 'TSE', 'KIV', 'FRU'])('%s finds the new airport first', async (code) => {
    const now = formerAirportCodes[code.toUpperCase()];
    for (const query of [`q=${code}`, `name=${code}`, `code=${code}`]) {
      const [first] = await list(query);
      expect([query, first?.iata]).toEqual([query, now]);
      expect(first?.former_codes).toContain(code.toUpperCase());
    }
  });

  it('are kept when an airport gets another code, and are no longer former when a place gets them', async () => {
    await recode('LGW', 'QQA');
    expect((await former())['LGW']).toBe('QQA');
    expect((await list('q=LGW'))[0]?.iata).toBe('QQA');
    await recode('LTN', 'LGW');
    expect((await former())['LGW']).toBeUndefined();
    expect((await former())['LTN']).toBe('LGW');
    await sql`update cities set code = 'TXL' where code = 'HAJ'`.execute(api.kernel.db);
    expect((await former())['TXL']).toBeUndefined();
  });

  it('cannot be another name of another place', async () => {
    const [city] = (await api.inject({ url: '/api/v1/cities?code=PAR', headers })).json<
      Page<{
        id: string;
        version: number;
        name: object;
        code: string;
        country: { id: string };
        time_zone: string;
      }>
    >().data;
    const { id, version, name, code, country, time_zone } = city!;
    const answer = await api.inject({
      method: 'PUT',
      url: `/api/v1/cities/${id}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload: { name, code, country_id: country.id, time_zone, aliases: ['sxf'] },
    });
    expect(answer.json()).toMatchObject({ fields: { aliases: 'SXF is the code of another place.' } });
  });
});
