import { getAlpha2Codes } from 'i18n-iso-countries';
import { codes as packagedCurrencies } from 'currency-codes';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { countryCodes, currencyCodes, phoneCodes } from './iso-codes';

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

it('knows the currencies in circulation', () => {
  const unknownToPackage = currencyCodes.filter((code) => !packagedCurrencies().includes(code));
  expect(unknownToPackage).toEqual(['XCG']);
  expect(currencyCodes).toEqual(
    expect.arrayContaining(['EGP', 'EUR', 'JPY', 'KWD', 'USD', 'XAF', 'XCD', 'XOF', 'XPF']),
  );
  for (const noMoney of ['XAU', 'XDR', 'XTS', 'XXX', 'CHE', 'BOV'])
    expect(currencyCodes).not.toContain(noMoney);
});

it.each([
  ['countries', countryCodes],
  ['currencies', currencyCodes],
  ['phone codes', phoneCodes],
])('lists %s once each', (_, codes) => {
  expect(new Set(codes).size).toBe(codes.length);
});
