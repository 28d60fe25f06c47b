import type { Country } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

describeOnBoth('GET /countries', (makeApi) => {
  let api: TestApi;
  let headers: { authorization: string };

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['update_countries'] });
  });

  async function list(query: Record<string, string> = {}, language = 'en'): Promise<Page<Country>> {
    const answer = await api.inject({
      url: '/api/v1/countries',
      query,
      headers: { ...headers, 'accept-language': language },
    });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    return answer.json<Page<Country>>();
  }

  const names = ({ data }: Page<Country>, language: 'en' | 'fr' | 'ar' = 'en') =>
    data.map((row) => row.name[language]);

  it('returns the first 20 countries by name, and the total', async () => {
    const page = await list();
    expect(page.total).toBe(250);
    expect(page.data).toHaveLength(20);
    expect(names(page).slice(0, 4)).toEqual(['Afghanistan', 'Åland Islands', 'Albania', 'Algeria']);
  });

  it('returns every field of a country', async () => {
    const { data } = await list({ code: 'EG' });
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
        name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' },
        code: 'EG',
        currency: 'EGP',
        phone_code: '20',
        version: 1,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  it('has a last page, and an empty one after it', async () => {
    expect((await list({ page: '13' })).data).toHaveLength(10);
    expect(await list({ page: '14' })).toEqual({ data: [], total: 250 });
  });

  it.each([
    ['egypt', ['Egypt']],
    ['EGYPT', ['Egypt']],
    ['Égypte', ['Egypt']],
    ['egypte', ['Egypt']],
    ['مصر', ['Egypt']],
    ['cote d’ivoire', ["Côte d'Ivoire"]],
    ['COTE D', ["Côte d'Ivoire"]],
    // Without the hamza of the name, and with an additional one.
    ['ايرلندا', ['Ireland']],
    ['إيرلندا', ['Ireland']],
    ['ألمانيا', ['Germany']],
    ['المانيا', ['Germany']],
    ['عُمان', ['Oman']],
    ['  turkiye ', ['Türkiye']],
    ['KZ', ['Kazakhstan']],
    ['guinea bissau', ['Guinea-Bissau']],
    ['COTEDIVOIRE', ["Côte d'Ivoire"]],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; drop table countries --", []],
    ['<b>', []],
    ['\u202e', 'all'],
  ])('finds %j', async (name, expected) => {
    const page = await list({ name });
    if (expected === 'all') expect(page.total).toBe(250);
    else expect(names(page)).toEqual(expected);
  });

  it.each([
    ['egypt', ['Egypt']],
    ['Égypte', ['Egypt']],
    ['مصر', ['Egypt']],
    ['eg', 'EG'],
    ['egp', ['Egypt']],
    ['+20', ['Egypt']],
    ['00٢٠', ['Egypt']],
    ['+', []],
    ['%', []],
    ['zzzz', []],
  ])('finds %j by name, code, currency or phone code in one search', async (search, expected) => {
    const page = await list({ search });
    if (expected === 'EG') {
      expect(page.data.map(({ code }) => code)).toContain('EG');
      for (const { name, code, currency } of page.data) {
        const said = [name.en, name.fr, name.ar, code, currency].join(' ').toLowerCase();
        expect(said.normalize('NFD').replace(/\p{M}/gu, '')).toContain('eg');
      }
    } else expect(names(page)).toEqual(expected);
  });

  it('finds all countries of a currency in one search', async () => {
    const found = await list({ search: 'XAF', per_page: '100' });
    expect(found.data.map(({ currency }) => currency)).toEqual(found.data.map(() => 'XAF'));
    expect(found.total).toBe(6);
  });

  it('filters by the beginning of currency, phone code and code', async () => {
    expect(names(await list({ phone_code: '+٢٠' }))).toEqual(['Egypt']);
    expect(names(await list({ currency: 'kwd' }))).toEqual(['Kuwait']);
    expect((await list({ currency: 'XA' })).data.every(({ currency }) => currency === 'XAF')).toBe(true);
    expect(names(await list({ code: 'fr' }))).toEqual(['France']);
    expect(names(await list({ phone_code: '44', name: 'isle' }))).toEqual(['Isle of Man']);
  });

  it('sorts by the name in the caller’s language, ignoring accents', async () => {
    const french = names(await list({ per_page: '100' }, 'fr'), 'fr');
    expect(french.slice(0, 5)).toEqual(['Afghanistan', 'Afrique du Sud', 'Albanie', 'Algérie', 'Allemagne']);
    const atE = french.filter((name) => /^[EÉ]/.test(name));
    expect(atE.slice(0, 3)).toEqual(['Égypte', 'El Salvador', 'Émirats arabes unis']);
    expect(french.indexOf('Égypte')).toBe(french.indexOf('Dominique') + 1);
    expect(names(await list({ sort: '-name' }, 'fr'), 'fr')[0]).toBe('Zimbabwe');
    // The hamza above or below the alif is ignored, as in a dictionary.
    expect(names(await list({}, 'ar'), 'ar').slice(0, 4)).toEqual([
      'إثيوبيا',
      'أذربيجان',
      'أرمينيا',
      'أروبا',
    ]);
  });

  it.each(['code', 'currency', 'phone_code', 'created_at', 'updated_at'] as const)(
    'sorts by %s both ways',
    async (sort) => {
      const up = (await list({ sort, per_page: '100' })).data.map((row) => row[sort]);
      const down = (await list({ sort: `-${sort}`, per_page: '100' })).data.map((row) => row[sort]);
      expect(up).toEqual([...up].sort());
      expect(down).toEqual([...down].sort().reverse());
    },
  );

  it('shows each country once over all pages, with any sort', async () => {
    const ids = new Set<string>();
    for (const page of ['1', '2', '3']) {
      const { data } = await list({ sort: 'currency', per_page: '100', page });
      for (const { id } of data) ids.add(id);
    }
    expect(ids.size).toBe(250);
  });

  it.each([
    [{ per_page: '101' }, 'per_page'],
    [{ page: '0' }, 'page'],
    [{ page: 'two' }, 'page'],
    [{ sort: 'id' }, 'sort'],
    [{ sort: 'name; drop table countries' }, 'sort'],
    [{ nam: 'Egypt' }, 'nam'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'Egypt\u0000' }, 'name'],
  ])('refuses %j with a 400', async (query, field) => {
    const answer = await api.inject({ url: '/api/v1/countries', query, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } });
  });
});
