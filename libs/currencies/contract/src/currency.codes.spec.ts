import { codes as packagedCurrencies } from 'currency-codes';
import { currencyCodes } from './currency.codes';

// The list is stored as text so that neither the browser nor the API loads the package. If this fails after an upgrade, the package has
// new currencies: run tools/reference-data/currencies.mjs and read the difference.

it('include the currencies in circulation', () => {
  const unknownToPackage = currencyCodes.filter((code) => !packagedCurrencies().includes(code));
  expect(unknownToPackage).toEqual(['XCG']);
  expect(currencyCodes).toEqual(
    expect.arrayContaining(['EGP', 'EUR', 'JPY', 'KWD', 'USD', 'XAF', 'XCD', 'XOF', 'XPF']),
  );
  for (const noMoney of ['XAU', 'XDR', 'XTS', 'XXX', 'CHE', 'BOV'])
    expect(currencyCodes).not.toContain(noMoney);
});

it('lists each currency once, in alphabetical order', () => {
  expect([...currencyCodes]).toEqual([...new Set(currencyCodes)].sort());
});
