import { getAlpha2Codes } from 'i18n-iso-countries';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { countryCodes, phoneCodes } from './iso-codes';

// The lists are stored as text so that neither the browser nor the API loads the packages. If one of these fails after an upgrade, a
// package has new data: run tools/reference-data/countries.mjs and read the difference.

it('the codes include the 249 countries of ISO 3166-1, and Kosovo with the code of air travel', () => {
  expect(countryCodes).toHaveLength(250);
  expect(countryCodes).toContain('XK');
  expect([...countryCodes]).toEqual(Object.keys(getAlpha2Codes()).sort());
});

it('the phone codes equal those of libphonenumber', () => {
  expect([...phoneCodes]).toEqual(
    [...new Set(getCountries().map((country) => getCountryCallingCode(country)))].sort(),
  );
});

it.each([
  ['countries', countryCodes],
  ['phone codes', phoneCodes],
])('lists each of the %s once', (_, codes) => {
  expect(new Set(codes).size).toBe(codes.length);
});
