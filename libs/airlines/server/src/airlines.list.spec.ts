import type { Airline } from '@traveldesk/airlines-contract';
import { geoServer } from '@traveldesk/geo-server';
import { folded, nameIn, type Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { airlinesServer } from '.';

describeOnDatabase('GET /airlines', (makeApi) => {
  let api: TestApi;
  let headers: { authorization: string };
  let all: number;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer, airlinesServer] });
    headers = await api.signIn({ permissions: ['update_airlines'] });
    all = (await list()).total;
  });

  async function list(query: Record<string, string> = {}): Promise<Page<Airline>> {
    const answer = await api.inject({ url: '/api/v1/airlines', query, headers });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    return answer.json<Page<Airline>>();
  }

  const plain = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const codes = ({ data }: Page<Airline>) => data.map(({ iata }) => iata);

  it('returns every field of an airline', async () => {
    const { data } = await list({ code: '176' });
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
        iata: 'EK',
        icao: 'UAE',
        name: 'Emirates',
        name_fr: null,
        name_ar: 'طيران الإمارات',
        accounting_code: '176',
        country: {
          id: expect.any(String),
          code: 'AE',
          name: { en: 'United Arab Emirates', fr: 'Émirats arabes unis', ar: 'الإمارات العربية المتحدة' },
        },
        status: 'active',
        version: 2,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  it('filters by country', async () => {
    const [emirates] = (await list({ code: '176' })).data;
    const { data, total } = await list({ country_id: emirates?.country?.id ?? '', per_page: '100' });
    expect(data.map(({ iata }) => iata)).toEqual(expect.arrayContaining(['EK', 'EY', 'FZ']));
    expect(new Set(data.map(({ country }) => country?.code))).toEqual(new Set(['AE']));
    expect(total).toBe(data.length);
    expect(total).toBeLessThan(all);
  });

  it('returns 20 airlines by default, sorted by name regardless of accents and case', async () => {
    const { data } = await list();
    expect(data).toHaveLength(20);
    const names = (await list({ name: 'aero', per_page: '100' })).data.map(({ name }) => name);
    expect(names.map(plain)).toEqual(names.map(plain).sort());
  });

  it('sorts by the name in the reader’s language', async () => {
    const { data } = (
      await api.inject({
        url: '/api/v1/airlines',
        query: { name: 'air', sort: '-name', per_page: '100' },
        headers: { ...headers, 'accept-language': 'ar' },
      })
    ).json<Page<Airline>>();
    const names = data.map((airline) => folded(nameIn(airline, 'ar')));
    expect(names.filter((name) => /\p{Script=Arabic}/u.test(name)).length).toBeGreaterThan(5);
    expect(names).toEqual([...names].sort().reverse());
  });

  it.each([
    [{ name: 'air algerie' }, ['AH']],
    [{ name: 'مصر للطيران' }, ['MS']],
    [{ name: 'الخطوط السعوديه' }, ['SV']],
    [{ name: 'air maurice' }, ['MK']],
    [{ name: 'AÉROMÉXICO' }, ['AM', '5D']],
    [{ code: 'LH' }, ['GI', 'LH']],
    [{ code: 'dlh' }, ['LH']],
    [{ code: '١٢٥' }, ['BA']],
    [{ code: 'U2', name: 'jet' }, ['U2']],
    [{ code: '%' }, []],
    [{ name: '_' }, []],
    [{ name: "'; drop table airlines --" }, []],
  ])('finds by %j', async (query, expected) => {
    expect(codes(await list(query))).toEqual(expected);
  });

  it('filters by status', async () => {
    const inactive = await list({ status: 'inactive' });
    expect((await list({ status: 'active' })).total).toBe(all - inactive.total);
    expect(codes(inactive).sort()).toEqual([
      '2Z',
      '3K',
      '3M',
      '5W',
      '7H',
      'AU',
      'DN',
      'ND',
      'OK',
      'RG',
      'TF',
      'TT',
    ]);
  });

  it.each(['iata', 'icao', 'accounting_code', 'status', 'created_at', 'updated_at'] as const)(
    'sorts by %s both ways',
    async (sort) => {
      const values = async (order: string) =>
        (await list({ sort: order, name: 'air f', per_page: '100' })).data
          .map((row) => row[sort])
          .filter((value) => value !== null);
      const up = await values(sort);
      expect(up).toEqual([...up].sort());
      expect(await values(`-${sort}`)).toEqual([...up].sort().reverse());
    },
  );

  it.each(['en', 'fr'] as const)(
    'sorts by the name of the country in the language %s both ways, with airlines without a country last',
    async (language) => {
      const countries = async (sort: string) =>
        (
          await api.inject({
            url: '/api/v1/airlines',
            query: { sort, name: 'air', per_page: '100' },
            headers: { ...headers, 'accept-language': language },
          })
        )
          .json<Page<Airline>>()
          .data.map(({ country }) => country && plain(country.name[language]));
      for (const [sort, order] of [
        ['country', 1],
        ['-country', -1],
      ] as const) {
        const found = await countries(sort);
        const known = found.filter((name) => name !== null);
        expect(new Set(known).size).toBeGreaterThan(5);
        expect(known).toEqual([...known].sort((a, b) => (a < b ? -order : order * Number(a > b))));
        expect(found.slice(0, known.length)).toEqual(known);
      }
    },
  );

  it('shows each airline once over all pages', async () => {
    const ids = new Set<string>();
    for (let page = 1; page <= Math.ceil(all / 100); page += 1) {
      for (const { id } of (await list({ sort: 'status', per_page: '100', page: String(page) })).data)
        ids.add(id);
    }
    expect(ids.size).toBe(all);
  });

  describe('for a picker', () => {
    const first = async (q: string) => (await list({ q, per_page: '5' })).data[0]?.iata;

    it.each([
      ['ek', 'EK'],
      ['EK', 'EK'],
      ['AA', 'AA'],
      ['as', 'AS'],
      ['uae', 'EK'],
      ['176', 'EK'],
      ['٠٧٧', 'MS'],
      ['lufthansa', 'LH'],
      ['emirats', 'EK'],
      ['air algérie', 'AH'],
      ['widero', 'WF'],
      ['مصر للطيران', 'MS'],
      ['الخطوط السعودية', 'SV'],
      ['طيران الامارات', 'EK'],
      ['ajet', 'VF'],
      ['flyarystan', 'FS'],
    ])('ranks the best match for %j first', async (typed, expected) => {
      expect(await first(typed)).toBe(expected);
    });

    it('tolerates a typing error', async () => {
      expect(await first('lufthnsa')).toBe('LH');
      expect(await first('emirtes')).toBe('EK');
    });

    it('ranks names that start with the text before names that contain it', async () => {
      const names = (await list({ q: 'turkish', per_page: '5' })).data.map(({ name }) => name);
      expect(names[0]).toBe('Turkish Airlines');
      const air = (await list({ q: 'condor', per_page: '5' })).data.map(({ name }) => name);
      expect(air[0]).toBe('Condor');
    });

    it.each(['zzzzzzzz', '%', "'"])('returns nothing for %j', async (q) => {
      const { data } = await list({ q });
      expect(data.every(({ name }) => name.includes(q))).toBe(true);
    });
  });

  it.each([
    [{ per_page: '101' }, 'per_page'],
    [{ page: '0' }, 'page'],
    [{ sort: 'country_id' }, 'sort'],
    [{ status: 'closed' }, 'status'],
    [{ iata: 'EK' }, 'iata'],
    [{ q: 'x'.repeat(121) }, 'q'],
    [{ name: 'Emirates\u0000' }, 'name'],
  ])('refuses %j with a 400', async (query, field) => {
    const answer = await api.inject({ url: '/api/v1/airlines', query, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } });
  });
});
