import { codes, code as currencyOf } from 'currency-codes';
import { currencyExponent, fitsCurrency, minorUnits, moneyOf } from './currency';

// Codes for funds, units of account and metals are not used for payments.
const notMoney = /^(CLF|UYI|UYW|X(AG|AU|BA|BB|BC|BD|DR|PD|PT|SU|TS|UA|XX))$/;

describe('minor units', () => {
  it('follow the decimals of ISO 4217 in every currency', () => {
    const wrong = codes()
      .filter((code) => !notMoney.test(code))
      .filter((code) => currencyExponent(code) !== currencyOf(code)?.digits);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['123.45', 'EUR', 12345n],
    ['123', 'EUR', 12300n],
    ['0.5', 'EUR', 50n],
    ['1500', 'JPY', 1500n],
    ['1500.00', 'JPY', 1500n],
    ['1.234', 'KWD', 1234n],
    ['-0.01', 'USD', -1n],
    ['999999999999999.99', 'USD', 99999999999999999n],
  ])('count %s %s as %d', (amount, currency, minor) => {
    expect(minorUnits({ amount, currency })).toBe(minor);
  });

  it.each([
    [12345n, 'EUR', '123.45'],
    [5n, 'EUR', '0.05'],
    [0n, 'KWD', '0.000'],
    [1500n, 'JPY', '1500'],
    [-1n, 'USD', '-0.01'],
    [99999999999999999n, 'USD', '999999999999999.99'],
  ])('write %d of %s as %s', (minor, currency, amount) => {
    expect(moneyOf(minor, currency)).toEqual({ amount, currency });
  });

  it('reject decimals that the currency does not have, and never round them away', () => {
    expect(fitsCurrency({ amount: '1.5', currency: 'JPY' })).toBe(false);
    expect(() => minorUnits({ amount: '0.001', currency: 'EUR' })).toThrow(RangeError);
  });

  it('are two for a code that is also the name of an object property', () => {
    expect(currencyExponent('constructor')).toBe(2);
  });
});
