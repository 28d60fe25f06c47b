import type { Airport, AirportRecord, City, CityRecord } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '..';
import type { Places } from './place-facts';
import { renewPlaces } from './renew-places';
import { renewalOf, renewed } from './renewal';
import { collectedPlaces, shippedPlaces } from './shipped';

describeOnDatabase('a renewal of the places', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({
      permissions: [
        'show_cities',
        'add_city',
        'update_city',
        'delete_city',
        'update_airports',
        'delete_airports',
      ],
    });
  });

  const get = async <One extends { id: string }, Whole>(path: string, code: string): Promise<Whole> => {
    const list = await api.inject({ url: `/api/v1${path}?code=${code}`, headers });
    const [found] = list.json<Page<One>>().data;
    return (await api.inject({ url: `/api/v1${path}/${found?.id}`, headers })).json<Whole>();
  };
  const airport = (code: string) => get<Airport, AirportRecord>('/airports', code);
  const city = (code: string) => get<City, CityRecord>('/cities', code);

  async function saved(path: string, { id, version }: { id: string; version: number }, payload: object) {
    const url = `/api/v1${path}/${id}`;
    const answer = await api.inject({
      method: 'PUT',
      url,
      payload,
      headers: { ...headers, 'if-match': `"${version}"` },
    });
    expect(answer.statusCode).toBe(200);
  }

  const renew = (after: Places) =>
    api.kernel.db.transaction().execute((tx) => renewPlaces(tx as never, shippedPlaces, after));

  it('updates unchanged places, and keeps edits of staff and their other names', async () => {
    const [nice, lyon] = [await airport('NCE'), await airport('LYS')];
    const { iata, icao, latitude, longitude, time_zone, scheduled, city: at } = nice;
    const written = { iata, icao, latitude, longitude, time_zone, scheduled, city_id: at.id };
    await saved('/airports', nice, { ...written, name: 'Nice by staff', aliases: ['Nissa'] });
    await renew(
      renewed(shippedPlaces, [
        'NCE|name|Nice by package',
        'NCE|latitude|43.7',
        'LYS|name|Lyon by package',
        'LYS|closed|true',
      ]),
    );
    expect(await airport('NCE')).toMatchObject({ name: 'Nice by staff', aliases: ['Nissa'], latitude: 43.7 });
    expect(await airport('LYS')).toMatchObject({
      name: 'Lyon by package',
      closed: true,
      version: lyon.version + 1,
    });
    const found = await api.inject({ url: '/api/v1/airports?name=lyon+by+package', headers });
    expect(found.json<Page<Airport>>().data.map(({ iata: one }) => one)).toEqual(['LYS']);
  });

  it('renews each language of a city’s name separately', async () => {
    const rome = await city('ROM');
    const { name, code, country, time_zone } = rome;
    await saved('/cities', rome, {
      name: { ...name, fr: 'Rome la belle' },
      code,
      country_id: country.id,
      time_zone,
    });
    const was = shippedPlaces.cities.get('ROM');
    if (!was) throw new Error('Rome is not there');
    const now = { ...was, name_fr: 'Rome renouvelée', name_ar: 'رومة' };
    await renew({ ...shippedPlaces, cities: new Map([...shippedPlaces.cities, ['ROM', now]]) });
    expect((await city('ROM')).name).toEqual({ en: 'Rome', fr: 'Rome la belle', ar: 'رومة' });
  });

  it('adds new places, does not restore deleted ones, and gives no code twice', async () => {
    const gone = await airport('ZRH');
    const removed = await api.inject({ method: 'DELETE', url: `/api/v1/airports/${gone.id}`, headers });
    expect(removed.statusCode).toBe(200);
    const lines = [
      'ZRH|name|Zurich by package',
      '+city|QQX|FR|Europe/Paris|Newtown|Newtown|Newtown',
      '+airport|QQX|QQQX|QQX|44|5|Europe/Paris|Newtown Airport',
    ];
    await renew(renewed(shippedPlaces, lines));
    await renew(renewed(shippedPlaces, lines));
    expect(await airport('QQX')).toMatchObject({ icao: 'QQQX', scheduled: true, city: { code: 'QQX' } });
    const zurich = await api.inject({ url: '/api/v1/airports?code=ZRH', headers });
    expect(zurich.json<Page<Airport>>().total).toBe(0);
  });

  it('deletes a city that was merged into another, and keeps one with references, without its code', async () => {
    const cities = new Map(shippedPlaces.cities);
    cities.delete('VCE');
    cities.delete('GOA');
    cities.delete('TRN');
    const turin = await city('TRN');
    const { code, country, time_zone } = turin;
    await saved('/cities', turin, {
      name: { en: 'Turin by staff', fr: 'Turin', ar: 'تورينو' },
      code,
      country_id: country.id,
      time_zone,
    });
    const airports = new Map(shippedPlaces.airports);
    const genoa = airports.get('GOA');
    if (genoa) airports.set('GOA', { ...genoa, city: 'MIL' });
    const caselle = airports.get('TRN');
    if (caselle) airports.set('TRN', { ...caselle, city: 'MIL' });
    await renew({ cities, airports });
    const found = async (name: string) =>
      (await api.inject({ url: `/api/v1/cities?name=${name}`, headers })).json<Page<City>>().data;
    expect(await found('genoa')).toEqual([]);
    expect((await airport('GOA')).city.code).toBe('MIL');
    expect(await found('turin+by')).toMatchObject([{ name: { en: 'Turin by staff' }, code: null }]);
    expect(await found('venice')).toMatchObject([{ code: null }]);
  });
});

describe('the lines of a renewal', () => {
  const now = [...collectedPlaces.airports.values()].map(({ city: key, closed: _, ...airport }) => {
    const { country = '', name_en: cityName = '' } = collectedPlaces.cities.get(key) ?? {};
    return { ...airport, country, cityName };
  });

  it('are empty while the packages are unchanged, whatever was corrected by hand', () => {
    expect(renewalOf(now, collectedPlaces, shippedPlaces)).toEqual([]);
  });

  it('contain additions, changes and removals of the packages', () => {
    const orly = now.find(({ iata }) => iata === 'ORY');
    if (!orly) throw new Error('Orly is not there');
    const changed = now
      .filter(({ iata }) => iata !== 'NCE' && iata !== 'PNH')
      .map((one) => (one.iata === 'CDG' ? { ...one, name: 'Roissy', latitude: 49.5 } : one));
    const lines = renewalOf(
      [...changed, { ...orly, iata: 'QQX', icao: null, name: 'Newtown Airport', cityName: 'Newtown' }],
      collectedPlaces,
      shippedPlaces,
    );
    expect(lines).toEqual([
      'CDG|name|Roissy',
      'CDG|latitude|49.5',
      `CDG|longitude|${now.find(({ iata }) => iata === 'CDG')?.longitude}`,
      '+city|QQX|FR|Europe/Paris|Newtown|Newtown|Newtown',
      `+airport|QQX||QQX|${orly.latitude}|${orly.longitude}|Europe/Paris|Newtown Airport`,
      'NCE|closed|true',
    ]);
    const after = renewed(shippedPlaces, lines);
    expect(after.airports.get('NCE')?.closed).toBe(true);
    expect(after.airports.get('QQX')).toMatchObject({ icao: null, city: 'QQX' });
  });

  it.each(['CDG|runway|1', 'QQX|name|Nowhere', 'CDG|name|'])('cannot contain %s', (line) => {
    expect(() => renewed(shippedPlaces, [line])).toThrow(line);
  });
});
