import type { Airport, AirportInput, AirportRecord, City } from '@traveldesk/geo-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { folded } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

describeOnDatabase('airports', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;
  let cairo: City;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['update_airports', 'delete_airports'] });
    cairo = (await call('GET', '/cities?code=CAI')).json<Page<City>>().data[0] as City;
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });

  async function list(query: Record<string, string> = {}, language = 'en'): Promise<Page<Airport>> {
    const search = new URLSearchParams(query).toString();
    const answer = await call('GET', `/airports?${search}`, undefined, { 'accept-language': language });
    expect(answer.statusCode).toBe(200);
    return answer.json<Page<Airport>>();
  }

  const codes = ({ data }: Page<Airport>) => data.map(({ iata }) => iata);
  const capital = (): AirportInput => ({
    iata: 'CCE',
    icao: 'HECP',
    name: 'Capital International Airport',
    city_id: cairo.id,
    latitude: 30.0744,
    longitude: 31.8361,
    time_zone: 'Africa/Cairo',
    scheduled: false,
  });

  it('are loaded with their city, country, place and time zone', async () => {
    const [airport] = (await list({ code: 'CDG' })).data;
    expect(airport).toMatchObject({
      iata: 'CDG',
      icao: 'LFPG',
      name: 'Paris-Charles De Gaulle Airport',
      city: { code: 'PAR', name: { en: 'Paris' }, country: { code: 'FR', name: { fr: 'France' } } },
      time_zone: 'Europe/Paris',
      scheduled: true,
    });
    expect(airport?.latitude).toBeCloseTo(49.01, 1);
    expect(airport?.longitude).toBeCloseTo(2.55, 1);
    expect((await list()).total).toBeGreaterThan(3500);
  });

  it.each([
    ['par', ['CDG', 'ORY']],
    ['باريس', ['CDG', 'ORY']],
    ['londres', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
    ['nyc', ['JFK', 'LGA', 'EWR']],
    ['heathrow', ['LHR']],
    ['schipholl', ['AMS']],
  ])('for a picker with %j include %j', async (q, expected) => {
    const first = codes(await list({ q })).slice(0, expected.length + 4);
    expect(first).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['cdg', 'CDG'],
    ['LFPO', 'ORY'],
    ['cai', 'CAI'],
    ['lon', 'LHR'],
  ])('for a picker with %j rank the named one first', async (q, expected) => {
    const [first] = (await list({ q })).data;
    if (q === 'lon') expect(first?.city.code).toBe('LON');
    else expect(first?.iata).toBe(expected);
  });

  it('are filtered by name, country, city, code and timetable', async () => {
    expect(codes(await list({ name: 'القاهرة' }))).toContain('CAI');
    const french = await list({ country: 'france', name: 'nice' });
    expect(codes(french)).toEqual(['NCE']);
    const { data: egyptian, total } = await list({ country_id: cairo.country.id });
    expect(total).toBeGreaterThan(egyptian.filter(({ city }) => city.id === cairo.id).length);
    expect(new Set(egyptian.map(({ city }) => city.country.code))).toEqual(new Set(['EG']));
    expect((await list({ city_id: cairo.id })).data.every(({ city }) => city.id === cairo.id)).toBe(true);
    expect(codes(await list({ code: 'HECA' }))).toEqual(['CAI']);
    expect((await list({ scheduled: 'false', city_id: cairo.id })).total).toBe(0);
  });

  it.each(['name', 'iata', 'icao', 'city', 'country', 'time_zone', 'created_at', 'updated_at'])(
    'are sorted by %s',
    async (sort) => {
      const up = codes(await list({ sort, country: 'egypt', per_page: '100' }));
      const down = codes(await list({ sort: `-${sort}`, country: 'egypt', per_page: '100' }));
      expect(up.length).toBeGreaterThan(5);
      expect([...down].sort()).toEqual([...up].sort());
      if (sort === 'iata') expect(up).toEqual([...up].sort());
      if (sort === 'iata') expect(down).toEqual([...up].reverse());
    },
  );

  it('are named, found and sorted in the reader’s language, or by their own name if they have no other', async () => {
    const [roissy] = (await list({ code: 'CDG' })).data;
    expect(roissy).toMatchObject({
      name_fr: 'Aéroport de Paris-Charles-de-Gaulle',
      name_ar: 'مطار باريس شارل ديغول',
    });
    expect(codes(await list({ name: 'aeroport de paris-orly' }))).toEqual(['ORY']);
    expect(codes(await list({ q: 'مطار الملكة علياء' }, 'ar'))[0]).toBe('AMM');
    expect(codes(await list({ q: 'aéroport de londres-heathrow' }, 'fr'))[0]).toBe('LHR');

    // Compares the part after the word for airport, with which nearly every name starts.
    const kind = /^(?:Aéroport (?:international |intérieur )?(?:de l’|de la |du |de |d’)?|مطار )/;
    const names = async (language: 'fr' | 'ar') =>
      (await list({ country: 'egypt', sort: 'name', per_page: '100' }, language)).data.map((airport) =>
        folded((airport[`name_${language}`] ?? airport.name).replace(kind, '')),
      );
    for (const language of ['fr', 'ar'] as const) {
      const shown = await names(language);
      expect(shown.length).toBeGreaterThan(10);
      expect(shown).toEqual([...shown].sort((a, b) => (a < b ? -1 : 1)));
    }
  });

  it('keep names in other languages that a change omits, and lose those that it empties', async () => {
    const called = { name_fr: 'Aéroport de la Capitale', name_ar: 'مطار العاصمة' };
    const created = await call('POST', '/airports', { ...capital(), ...called });
    const { message, data } = created.json<{ message: string; data: Airport }>();
    expect(message).toBe('Capital International Airport was added.');
    const put = (body: object, version: number) =>
      call('PUT', `/airports/${data.id}`, body, { 'if-match': `"${version}"`, 'accept-language': 'ar' });

    const left = await put(capital(), 1);
    expect(left.json<{ message: string; data: Airport }>()).toMatchObject({ data: called });
    expect(left.json<{ message: string }>().message).toContain('مطار العاصمة');
    expect(codes(await list({ name: 'aeroport de la capitale' }))).toEqual(['CCE']);

    const emptied = await put({ ...capital(), name_fr: null }, 2);
    expect(emptied.json<{ data: Airport }>().data).toMatchObject({ name_fr: null, name_ar: 'مطار العاصمة' });
    expect(codes(await list({ name: 'aeroport de la capitale' }))).toEqual([]);
    const history = await call('GET', `/airports/${data.id}/history`);
    expect(history.json<Page<HistoryEntry>>().data[0]?.changes).toEqual([
      { field: 'name_fr', before: 'Aéroport de la Capitale', after: null },
    ]);
    expect((await call('DELETE', `/airports/${data.id}`, undefined, { 'if-match': '"3"' })).statusCode).toBe(
      200,
    );
  });

  it('are added, changed and deleted, with a history', async () => {
    const created = await call('POST', '/airports', { ...capital(), iata: 'cce', icao: 'hecp' });
    expect(created.statusCode).toBe(201);
    const { message, data } = created.json<{ message: string; data: Airport }>();
    expect(message).toBe('Capital International Airport was added.');
    expect(data).toMatchObject({
      iata: 'CCE',
      icao: 'HECP',
      city: { id: cairo.id, country: { code: 'EG' } },
      version: 1,
    });

    const put = (body: object) => call('PUT', `/airports/${data.id}`, body, { 'if-match': '"1"' });
    expect((await put({ ...capital(), icao: null, scheduled: true })).json()).toMatchObject({
      data: { icao: null, scheduled: true, version: 2, latitude: 30.0744 },
    });
    expect((await put(capital())).statusCode).toBe(412);
    expect((await call('DELETE', `/airports/${data.id}`)).statusCode).toBe(200);
    const history = (await call('GET', `/airports/${data.id}/history`)).json<Page<HistoryEntry>>();
    expect(history.data.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    expect(history.data[1]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'icao', before: 'HECP', after: null },
        { field: 'scheduled', before: false, after: true },
      ]),
    );
  });

  it('can be closed and get other names by staff: they stay in the list, but pickers omit them', async () => {
    const body = { ...capital(), aliases: ['Sphinx East'] };
    const { data } = (await call('POST', '/airports', body)).json<{ data: AirportRecord }>();
    expect(data).toMatchObject({ closed: false, aliases: ['Sphinx East'] });
    expect(codes(await list({ q: 'sphinxeast' }))).toEqual(['CCE']);
    const closed = await call(
      'PUT',
      `/airports/${data.id}`,
      { ...capital(), closed: true },
      { 'if-match': '"1"' },
    );
    expect(closed.json()).toMatchObject({ data: { closed: true, aliases: ['Sphinx East'] } });
    expect(codes(await list({ q: 'sphinxeast' }))).toEqual([]);
    expect(codes(await list({ name: 'sphinx east' }))).toEqual(['CCE']);
    await call('DELETE', `/airports/${data.id}`);
  });

  it.each(['PNH', 'REP'])('omit %s in pickers, which is closed, and show it in the list', async (iata) => {
    expect(codes(await list({ q: iata }))).not.toContain(iata);
    expect((await list({ code: iata })).data[0]).toMatchObject({ iata, closed: true });
  });

  it.each([
    [
      'another place’s code as a name',
      { aliases: ['Paris', 'par'] },
      { aliases: 'PAR is the code of another place.' },
    ],
    [
      'an IATA code of another airport',
      { iata: 'CDG' },
      { iata: 'Another airport already has the code CDG.' },
    ],
    [
      'an ICAO code of another airport',
      { icao: 'LFPG' },
      { icao: 'Another airport already has the code LFPG.' },
    ],
    ['an IATA code of two letters', { iata: 'CC' }, { iata: 'An airport’s IATA code has three letters.' }],
    ['an ICAO code of three letters', { icao: 'HEC' }, { icao: 'An airport’s ICAO code has four letters.' }],
    [
      'an unknown city',
      { city_id: '0198f000-0000-7000-8000-00000000dead' },
      { city_id: 'This city does not exist.' },
    ],
    ['a latitude beyond the pole', { latitude: 90.1 }, { latitude: expect.any(String) }],
    ['a longitude beyond the date line', { longitude: -180.5 }, { longitude: expect.any(String) }],
    ['a latitude as text', { latitude: '30' }, { latitude: expect.any(String) }],
    ['an unknown time zone', { time_zone: 'Cairo' }, { time_zone: expect.stringContaining('Africa/Cairo') }],
    ['an unknown property', { runway: 1 }, { runway: 'This field does not exist.' }],
  ])('refuse %s, at its field', async (_, change, fields) => {
    const answer = await call('POST', '/airports', { ...capital(), ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid', fields });
  });
});
