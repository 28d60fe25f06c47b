import { createHash } from 'node:crypto';
import { alpha2ToAlpha3 } from 'i18n-iso-countries';
import { code as currencyOf } from 'currency-codes';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { countryInputSchema } from '@traveldesk/geo-contract';
import { countries } from './countries.data';

// docs/geo.md names the sources. The facts were copied from the packages once and belong to the product since: an upgrade of a package
// must not change what a migration does.

it('never changes after a release: a correction is a new migration', () => {
  const hash = createHash('sha256').update(JSON.stringify(countries)).digest('hex');
  expect(hash).toBe('1127c8db671860d3e5721e802151f2874f27ce8465155e7a8eb8431536b33156');
});

it('lists each ISO 3166 country once, sorted by code', () => {
  const codes = countries.map(([code]) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(codes.filter((code) => !alpha2ToAlpha3(code))).toEqual([]);
  expect(codes).toHaveLength(250);
});

it('has only values that the form accepts', () => {
  for (const [code, currency, phoneCode, en, fr, ar] of countries) {
    const country = { code, currency, phone_code: phoneCode, name: { en, fr, ar } };
    expect(countryInputSchema.parse(country)).toEqual(country);
  }
});

it('names each country in the script of the language', () => {
  for (const [, , , en, fr, ar] of countries) {
    expect(en).toMatch(/^[\p{Script=Latin}\p{M} .,'()-]+$/u);
    expect(fr).toMatch(/^[\p{Script=Latin}\p{M} .,'()-]+$/u);
    expect(ar).toMatch(/^[\p{Script=Arabic}\p{M} ()-]+$/u);
  }
});

it('has the phone codes of libphonenumber, and for territories outside it the code in use', () => {
  const territories: Record<string, string> = {};
  for (const [code, , phoneCode] of countries) {
    if (isSupportedCountry(code)) expect([code, phoneCode]).toEqual([code, getCountryCallingCode(code)]);
    else territories[code] = phoneCode;
  }
  expect(territories).toEqual({ AQ: '672', BV: '47', GS: '500', HM: '672', PN: '64', TF: '262', UM: '1' });
});

it('has currencies of ISO 4217', () => {
  const unknown = countries
    .filter(([, currency]) => !currencyOf(currency))
    .map(([code, currency]) => [code, currency]);
  // The Caribbean guilder is newer than the package.
  expect(unknown).toEqual([
    ['CW', 'XCG'],
    ['SX', 'XCG'],
  ]);
});

it.each([
  ['EG', 'EGP', '20', 'Egypt', 'Égypte', 'مصر'],
  ['FR', 'EUR', '33', 'France', 'France', 'فرنسا'],
  ['SA', 'SAR', '966', 'Saudi Arabia', 'Arabie saoudite', 'السعودية'],
  ['GB', 'GBP', '44', 'United Kingdom', 'Royaume-Uni', 'المملكة المتحدة'],
  ['JP', 'JPY', '81', 'Japan', 'Japon', 'اليابان'],
  ['BG', 'EUR', '359', 'Bulgaria', 'Bulgarie', 'بلغاريا'],
  ['CN', 'CNY', '86', 'China', 'Chine', 'الصين'],
  ['CI', 'XOF', '225', "Côte d'Ivoire", "Côte d'Ivoire", 'ساحل العاج'],
] as const)('includes %s', (...row) => {
  expect(countries).toContainEqual(row);
});
