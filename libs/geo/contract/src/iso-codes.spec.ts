import { getAlpha2Codes } from 'i18n-iso-countries';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { countryCodes, phoneCodes } from './iso-codes';

// The lists are kept as text so that neither the browser nor the API loads the packages. When one of these fails
// after an upgrade, a package knows something new: run tools/reference-data/countries.mjs and read the difference.

it('knows the 249 countries of ISO 3166-1, and Kosovo by the code that air travel uses', () => {
  expect(countryCodes).toHaveLength(250);
  expect(countryCodes).toContain('XK');
  expect([...countryCodes]).toEqual(Object.keys(getAlpha2Codes()).sort());
});

it('knows the phone codes that libphonenumber knows', () => {
  expect([...phoneCodes]).toEqual(
    [...new Set(getCountries().map((country) => getCountryCallingCode(country)))].sort(),
  );
});

it.each([
  ['countries', countryCodes],
  ['phone codes', phoneCodes],
])('lists %s once each', (_, codes) => {
  expect(new Set(codes).size).toBe(codes.length);
});
