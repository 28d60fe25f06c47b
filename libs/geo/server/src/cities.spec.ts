import type { City, CityInput, CityRecord, Country } from '@traveldesk/geo-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

const all = ['show_cities', 'add_city', 'update_city', 'delete_city'];

describeOnDatabase('cities', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;
  let egypt: Country;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: all, name: 'Mona Said' });
    const { data } = (await call('GET', '/countries?code=EG')).json<Page<Country>>();
    egypt = data[0] as Country;
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });

  async function list(query: Record<string, string> = {}, language = 'en'): Promise<Page<City>> {
    const search = new URLSearchParams(query).toString();
    const answer = await call('GET', `/cities?${search}`, undefined, { 'accept-language': language });
    expect(answer.statusCode).toBe(200);
    return answer.json<Page<City>>();
  }

  const names = ({ data }: Page<City>) => data.map(({ name }) => name.en);
  const siwa = (): CityInput => ({
    name: { en: 'Siwa', fr: 'Siwa', ar: 'سيوة' },
    code: null,
    country_id: egypt.id,
    time_zone: 'Africa/Cairo',
  });

  it('are loaded with their country and time zone', async () => {
    const [paris] = (await list({ code: 'PAR' })).data;
    expect(paris).toMatchObject({
      name: { en: 'Paris', fr: 'Paris', ar: 'باريس' },
      code: 'PAR',
      country: { code: 'FR', name: { en: 'France', ar: 'فرنسا' } },
      time_zone: 'Europe/Paris',
      latitude: 48.85341,
      longitude: 2.3488,
      version: 1,
    });
    expect((await list()).total).toBeGreaterThan(3000);
  });

  it('are not found by a country’s name that does not belong to them: the airport of the pyramids is in Giza', async () => {
    const [sphinx] = (await list({ code: 'SPX' })).data;
    expect(sphinx?.name).toEqual({ en: 'Giza', fr: 'Gizeh', ar: 'الجيزة' });
    expect(names(await list({ name: 'الجيزه' }))).toEqual(['Giza']);
    expect(names(await list({ name: 'egypt', code: 'SPX' }))).toEqual([]);
  });

  it.each([
    [{ name: 'le caire' }, ['Cairo']],
    [{ name: 'القاهره' }, ['Cairo']],
    [{ name: 'LON', country: 'royaume' }, ['London']],
    [{ code: 'nyc' }, ['New York']],
    [{ name: 'port au prince' }, ['Port-au-Prince']],
    [{ name: 'londo', country: 'unitedkingdom' }, ['London']],
  ])('are found by %j', async (query, expected) => {
    expect(names(await list(query))).toEqual(expected);
  });

  it.each([
    ['par', 'Paris'],
    ['Pari', 'Paris'],
    ['lon', 'London'],
    ['londres', 'London'],
    ['istanbull', 'Istanbul'],
    ['دبي', 'Dubai'],
    ['port au prince', 'Port-au-Prince'],
    ['auprince', 'Port-au-Prince'],
  ])('for a picker with %j rank the right one first', async (q, expected) => {
    expect(names(await list({ q }))[0]).toBe(expected);
  });

  it('are sorted and filtered by country', async () => {
    const page = await list({ country_id: egypt.id, sort: '-name' });
    expect(page.data.every(({ country }) => country.code === 'EG')).toBe(true);
    expect(names(page)).toEqual([...names(page)].sort().reverse());
    expect((await list({ sort: 'country' })).data[0]?.country.code).toBe('AF');
    expect((await list({ sort: 'country' }, 'ar')).data[0]?.country.code).toBe('ET');
  });

  it('are added, changed and deleted, with a history', async () => {
    const created = await call('POST', '/cities', { ...siwa(), code: 'siw' });
    expect(created.statusCode).toBe(201);
    const { message, data } = created.json<{ message: string; data: City }>();
    expect(message).toBe('Siwa was added.');
    expect(data).toMatchObject({ code: 'SIW', country: { id: egypt.id, name: egypt.name }, version: 1 });
    expect((await call('GET', `/cities/${data.id}`)).json()).toEqual(data);

    const put = (body: object, version: string) =>
      call('PUT', `/cities/${data.id}`, body, { 'if-match': version });
    expect((await put({ ...siwa(), time_zone: 'Africa/Tripoli' }, '"1"')).json()).toMatchObject({
      message: 'Siwa was saved.',
      data: { code: null, time_zone: 'Africa/Tripoli', version: 2 },
    });
    expect((await put(siwa(), '"1"')).statusCode).toBe(412);
    expect((await call('DELETE', `/cities/${data.id}`)).json()).toMatchObject({
      message: 'Siwa was deleted.',
    });
    expect((await call('GET', `/cities/${data.id}`)).statusCode).toBe(404);

    const history = (await call('GET', `/cities/${data.id}/history`)).json<Page<HistoryEntry>>();
    expect(history.data.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    expect(history.data[1]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'code', before: 'SIW', after: null },
        { field: 'time_zone', before: 'Africa/Cairo', after: 'Africa/Tripoli' },
      ]),
    );
  });

  it('are found by other names, which staff edit, and which stay if a change omits them', async () => {
    const made = await call('POST', '/cities', {
      ...siwa(),
      code: 'SIW',
      aliases: ['Ammonium', 'واحة آمون'],
    });
    const { data } = made.json<{ data: CityRecord }>();
    expect(data.aliases).toEqual(['Ammonium', 'واحة آمون']);
    expect(names(await list({ name: 'واحه امون' }))).toEqual(['Siwa']);
    expect(names(await list({ q: 'ammon' }))[0]).toBe('Siwa');
    const put = (body: object, version: number) =>
      call('PUT', `/cities/${data.id}`, body, { 'if-match': `"${version}"` });
    expect((await put({ ...siwa(), code: 'SIW' }, 1)).json()).toMatchObject({
      data: { aliases: data.aliases },
    });
    expect((await put({ ...siwa(), code: 'SIW', aliases: ['siw'] }, 2)).statusCode).toBe(200);
    expect(names(await list({ q: 'ammon' }))).not.toContain('Siwa');
    const history = (await call('GET', `/cities/${data.id}/history`)).json<Page<HistoryEntry>>();
    expect(history.data[0]?.changes).toEqual([{ field: 'aliases', before: data.aliases, after: ['siw'] }]);
    expect((await list({ code: 'SIW' })).data[0]).not.toHaveProperty('aliases');
    await call('DELETE', `/cities/${data.id}`);
  });

  it('keep their coordinates if a change omits them, and lose both together', async () => {
    const at = { latitude: 29.2032, longitude: 25.51965 };
    const { data } = (await call('POST', '/cities', { ...siwa(), ...at })).json<{ data: CityRecord }>();
    expect(data).toMatchObject(at);
    const put = async (body: object, version: number) =>
      (await call('PUT', `/cities/${data.id}`, body, { 'if-match': `"${version}"` })).json<{ data: City }>();
    expect((await put(siwa(), 1)).data).toMatchObject(at);
    expect((await put({ ...siwa(), latitude: null, longitude: null }, 2)).data).toMatchObject({
      latitude: null,
      longitude: null,
    });
    const history = (await call('GET', `/cities/${data.id}/history`)).json<Page<HistoryEntry>>();
    expect(history.data[0]?.changes).toEqual([
      { field: 'latitude', before: 29.2032, after: null },
      { field: 'longitude', before: 25.51965, after: null },
    ]);
    await call('DELETE', `/cities/${data.id}`);
  });

  it('are exported with their coordinates', async () => {
    const file = await call('GET', '/city/export?code=PAR');
    expect(file.body).toContain('Europe/Paris,48.85341,2.3488,');
  });

  it('may lack a code', async () => {
    for (const en of ['Bahariya', 'Farafra']) {
      const answer = await call('POST', '/cities', { ...siwa(), name: { ...siwa().name, en } });
      expect(answer.statusCode).toBe(201);
    }
  });

  it.each([
    ['a code of another city', { code: 'CAI' }, { code: 'Another city already has the code CAI.' }],
    ['a code of four letters', { code: 'CAIR' }, { code: 'A city code has three letters.' }],
    ['an empty code', { code: '' }, { code: 'A city code has three letters.' }],
    [
      'an unknown country',
      { country_id: '0198f000-0000-7000-8000-00000000dead' },
      { country_id: 'This country does not exist.' },
    ],
    [
      'an unknown time zone',
      { time_zone: 'Africa/Atlantis' },
      { time_zone: 'This is not a time zone name such as Africa/Cairo.' },
    ],
    [
      'an offset instead of a time zone',
      { time_zone: '+02:00' },
      { time_zone: 'This is not a time zone name such as Africa/Cairo.' },
    ],
    ['only a latitude', { latitude: 29.2 }, { longitude: 'This field is required.' }],
    ['only a longitude', { latitude: null, longitude: 25.5 }, { latitude: 'This field is required.' }],
    ['coordinates beyond the pole', { latitude: 90.1, longitude: 25.5 }, { latitude: expect.any(String) }],
    ['no country', { country_id: undefined }, { country_id: 'This field is required.' }],
    [
      'other names that are equal to the search',
      { aliases: ['Saint-Siwa', 'st. SÎWA'] },
      { aliases: 'Two of these names are the same to a search.' },
    ],
    [
      'another name of 61 letters',
      { aliases: ['Siwa', 's'.repeat(61)] },
      { aliases: 'Another name has 1 to 60 characters and at least one letter or digit.' },
    ],
    [
      'another name without a letter',
      { aliases: [' - '] },
      { aliases: 'Another name has 1 to 60 characters and at least one letter or digit.' },
    ],
    [
      'another name with a right-to-left override',
      { aliases: ['Siwa\u202e'] },
      { aliases: 'Another name has 1 to 60 characters and at least one letter or digit.' },
    ],
    [
      'more than 20 other names',
      { aliases: Array.from({ length: 21 }, (__, n) => `Siwa ${n}`) },
      { aliases: expect.any(String) },
    ],
    [
      'another place’s code as a name',
      { aliases: ['cdg'] },
      { aliases: 'CDG is the code of another place.' },
    ],
    ['an unknown property', { mayor: 'x' }, { mayor: 'This field does not exist.' }],
  ])('refuse %s, at its field', async (_, change, fields) => {
    const answer = await call('POST', '/cities', { ...siwa(), ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid', fields });
  });

  it('cannot be deleted while they have an airport, nor a country while it has a city', async () => {
    const [paris] = (await list({ code: 'PAR' })).data;
    const refused = await call('DELETE', `/cities/${paris?.id}`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ message: string }>().message).toMatch(/still used by \d+ airports\.$/);

    const admin = await api.signIn({ permissions: ['delete_countries'] });
    const country = await call('DELETE', `/countries/${paris?.country.id}`, undefined, {
      ...admin,
      'accept-language': 'fr',
    });
    expect(country.statusCode).toBe(422);
    expect(country.json<{ message: string }>().message).toMatch(/encore utilisé par \d+ villes/);
  });

  it.each(['sort=id', 'country_id=egypt', 'nam=x', 'per_page=101', 'name=%00'])(
    'cannot be sorted by %s',
    async (query) => {
      expect((await call('GET', `/cities?${query}`)).statusCode).toBe(400);
    },
  );
});
