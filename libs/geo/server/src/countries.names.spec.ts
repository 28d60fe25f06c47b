import i18nCountries from 'i18n-iso-countries';
import {
  aliasesSchema,
  alpha3,
  countryCodes,
  type Country,
  type CountryRecord,
} from '@traveldesk/geo-contract';
import { compactName, type Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';
import { countries } from './migrations/countries.data';
import { countryAliases } from './migrations/country-aliases.data';

/** Typed texts, and the country that must come first in pickers and in the list. */
const typed: [string, string][] = Object.entries({
  GB: [
    'UK',
    'uk',
    'U.K.',
    'GBR',
    'Great Britain',
    'great-britain',
    'England',
    'Grande-Bretagne',
    'بريطانيا',
    'GB',
  ],
  US: ['USA', 'U.S.A.', 'usa', 'America', 'United States of America', 'امريكا', 'أمريكا', 'اميركا', 'US'],
  AE: ['UAE', 'ARE', 'EAU', 'Emirates', 'الامارات'],
  NL: ['Holland', 'hollande', 'NLD', 'the netherlands'],
  TR: ['Turkey', 'TUR', 'Turquie', 'تركيه'],
  CI: ['Ivory Coast', 'ivorycoast', 'CIV', 'ساحل العاج'],
  CZ: ['Czech Republic', 'CZE', 'République tchèque', 'جمهورية التشيك'],
  SY: ['سورية', 'سوريه', 'سوريا', 'SYR', 'Syrie'],
  KR: ['South Korea', 'Korea', 'KOR', 'كوريا'],
  SA: ['KSA', 'SAU', 'السعودية'],
  CD: ['DRC', 'RDC', 'Zaire'],
  MM: ['Burma', 'birmanie'],
  UA: ['Ukr', 'Ukraine', 'UA'],
  GW: ['guinea bissau'],
}).flatMap(([code, names]) => names.map((name) => [name, code] as [string, string]));

describeOnDatabase('a country by another name or code', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['update_countries', 'show_cities'] });
  });

  const codes = async (query: Record<string, string>) => {
    const url = `/api/v1/countries?${new URLSearchParams(query).toString()}`;
    return (await api.inject({ url, headers })).json<Page<Country>>().data.map(({ code }) => code);
  };

  it.each(typed)('%s ranks %s first, in pickers and lists', async (name, code) => {
    for (const key of ['q', 'name', 'search'])
      expect([key, (await codes({ [key]: name }))[0]]).toEqual([key, code]);
  });

  it('finds the cities of a country by its other names', async () => {
    const answer = await api.inject({ url: '/api/v1/cities?name=lon&country=UK&per_page=100', headers });
    expect(answer.json<Page<{ code: string }>>().data.map(({ code }) => code)).toContain('LON');
  });

  it('can be edited by staff, stays if a change omits it, and cannot be a code of another country', async () => {
    const [{ id } = { id: '' }] = (await api.inject({ url: '/api/v1/countries?code=EG', headers })).json<
      Page<Country>
    >().data;
    const read = async () =>
      (await api.inject({ url: `/api/v1/countries/${id}`, headers })).json<CountryRecord>();
    const save = async (change: object) => {
      const { name, code, currency, phone_code, version } = await read();
      return api.inject({
        method: 'PUT',
        url: `/api/v1/countries/${id}`,
        headers: { ...headers, 'if-match': `"${version}"` },
        payload: { name, code, currency, phone_code, ...change },
      });
    };
    expect((await save({ aliases: ['Misr', 'EGY'] })).statusCode).toBe(200);
    expect(await codes({ q: 'misr' })).toContain('EG');
    expect((await save({})).statusCode).toBe(200);
    expect((await read()).aliases).toEqual(['Misr', 'EGY']);
    for (const alias of ['FRA', 'fr', 'F-R-A']) {
      const refused = await save({ aliases: [alias] });
      expect(refused.json()).toMatchObject({
        fields: { aliases: `${alias.toUpperCase().replaceAll('-', '')} is the code of another place.` },
      });
    }
  });
});

describe('other names of countries', () => {
  const shipped = new Map(countries.map(([code, , , ...names]) => [code, names]));

  it('include the three-letter codes of ISO 3166-1', () => {
    const iso = i18nCountries.getAlpha2Codes();
    for (const code of countryCodes)
      expect([code, alpha3.get(code)]).toEqual([code, code === 'XK' ? 'XKX' : iso[code]]);
    expect([...alpha3.keys()].toSorted()).toEqual([...countryCodes].toSorted());
  });

  it('are valid, and differ from names and codes of all countries', () => {
    const named = new Map<string, string>();
    for (const [code, names] of shipped)
      for (const name of new Set([code, alpha3.get(code) ?? '', ...names].map(compactName)))
        named.set(name, code);
    for (const [code, aliases] of Object.entries(countryAliases)) {
      expect([code, aliasesSchema.safeParse(aliases).success]).toEqual([code, true]);
      for (const alias of aliases) expect([alias, named.get(compactName(alias))]).toEqual([alias, undefined]);
      for (const alias of aliases) named.set(compactName(alias), code);
    }
  });
});
