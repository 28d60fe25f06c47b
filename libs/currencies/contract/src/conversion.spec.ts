import fc from 'fast-check';
import { currencyExponent, minorUnits, moneyOf } from '@traveldesk/shared-contract';
import {
  conversionRateSchema,
  convert,
  gainsByRounding,
  leastWithoutGain,
  rateQuotient,
  readableRate,
  type ConversionRate,
  type RateLeg,
} from './conversion';

const leg = (base: string, quote: string, rate: string): RateLeg => ({
  id: '0198f000-0000-7000-8000-000000000001',
  base,
  quote,
  rate,
  valid_from: '2026-11-20T15:00:00.000Z',
  source: 'ecb',
});

const by = (from: string, to: string, ...legs: RateLeg[]): ConversionRate => ({
  from,
  to,
  at: '2026-11-21T08:00:00.000Z',
  legs,
});

const dollar = leg('EUR', 'USD', '1.0825');
const yen = leg('EUR', 'JPY', '176.4');
const dinar = leg('EUR', 'KWD', '0.3556');
const won = leg('EUR', 'KRW', '1700');

describe('an amount in another currency', () => {
  it.each<[string, string, ConversionRate, string]>([
    ['is multiplied in the direction of the rate', '100.00', by('EUR', 'USD', dollar), '108.25'],
    // 100 / 1.0825 = 92.3787…
    ['is divided in the opposite direction', '100.00', by('USD', 'EUR', dollar), '92.38'],
    // 12.34 × 176.4 = 2176.776
    ['has no decimals if its currency has none', '12.34', by('EUR', 'JPY', yen), '2177'],
    ['has three decimals if its currency has three', '10.00', by('EUR', 'KWD', dinar), '3.556'],
    // 2177 / 176.4 × 0.3556 = 4.38857…
    ['is crossed from no decimals to three', '2177', by('JPY', 'KWD', yen, dinar), '4.389'],
    // 1 / 1.0825 × 1700 = 1570.438…; an intermediate rounding to 0.92 EUR would give 1564.
    ['is rounded once, at the end', '1.00', by('USD', 'KRW', dollar, won), '1570'],
    ['is rounded up from half a unit', '0.01', by('EUR', 'GBP', leg('EUR', 'GBP', '0.5')), '0.01'],
    [
      'is rounded down below half a unit',
      '0.01',
      by('EUR', 'GBP', leg('EUR', 'GBP', '0.4999999999')),
      '0.00',
    ],
    ['is rounded symmetrically below zero', '-0.01', by('EUR', 'GBP', leg('EUR', 'GBP', '0.5')), '-0.01'],
    ['is unchanged in its own currency', '7.30', by('EUR', 'EUR'), '7.30'],
    [
      'is exact beyond the precision of a float',
      '999999999999999.99',
      by('EUR', 'USD', leg('EUR', 'USD', '1.000000000001')),
      '1000000000000999.99',
    ],
  ])('%s', (_, amount, rate, converted) => {
    expect(convert({ amount, currency: rate.from }, rate)).toEqual({ amount: converted, currency: rate.to });
  });

  it.each<[string, ConversionRate]>([
    ['another currency', by('USD', 'EUR', dollar)],
    ['legs between other currencies', by('EUR', 'JPY', dollar)],
    ['legs that do not meet', by('EUR', 'KWD', dollar, dinar)],
    ['no leg between two currencies', by('EUR', 'USD')],
  ])('cannot use a rate with %s', (_, rate) => {
    expect(() => convert({ amount: '1.00', currency: 'EUR' }, rate)).toThrow(RangeError);
  });

  const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'EGP', 'KRW');
  const rates = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 14n }), fc.integer({ min: 0, max: 12 }))
    .map(([digits, scale]) => {
      const text = digits.toString().padStart(scale + 1, '0');
      return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
    });
  const ways = fc
    .tuple(currencies, currencies, currencies, rates, rates, fc.boolean(), fc.boolean())
    .filter(([from, over, to]) => from !== over && over !== to)
    .map(([from, over, to, one, other, turned, alsoTurned]) => ({
      rate: by(
        from,
        to,
        turned ? leg(over, from, one) : leg(from, over, one),
        alsoTurned ? leg(to, over, other) : leg(over, to, other),
      ),
      turned: [turned, alsoTurned],
    }));
  const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

  /** Reads a text as a fraction, without the functions under test. */
  const fraction = (text: string, turned: boolean | undefined): [bigint, bigint] => {
    const scale = text.split('.')[1]?.length ?? 0;
    const pair: [bigint, bigint] = [BigInt(text.replace('.', '')), 10n ** BigInt(scale)];
    return turned ? [pair[1], pair[0]] : pair;
  };

  it('differs from the exact result by at most half of the smallest unit', () => {
    fc.assert(
      fc.property(ways, amounts, ({ rate, turned }, minor) => {
        const converted = minorUnits(convert(moneyOf(minor, rate.from), rate));
        const parts = rate.legs.map((each, index) => fraction(each.rate, turned[index]));
        const up = parts.reduce((all, [part]) => all * part, 10n ** BigInt(currencyExponent(rate.to)));
        const down = parts.reduce((all, [, part]) => all * part, 10n ** BigInt(currencyExponent(rate.from)));
        const apart = converted * down - minor * up;
        expect(2n * (apart < 0n ? -apart : apart) <= down).toBe(true);
      }),
    );
  });

  it('grows with the given amount, and changes sign with it', () => {
    fc.assert(
      fc.property(ways, amounts, amounts, ({ rate }, one, other) => {
        const to = (minor: bigint) => minorUnits(convert(moneyOf(minor, rate.from), rate));
        expect(one <= other ? to(one) <= to(other) : to(one) >= to(other)).toBe(true);
        expect(to(-one)).toBe(-to(one));
      }),
    );
  });

  it('keeps its rate as JSON without a loss', () => {
    fc.assert(
      fc.property(ways, ({ rate }) => {
        expect(conversionRateSchema.parse(JSON.parse(JSON.stringify(rate)))).toEqual(rate);
      }),
      { numRuns: 20 },
    );
  });
});

it.each([
  [by('EUR', 'USD', dollar), '1.0825'],
  // 1 / 1.0825 = 0.923787528…
  [by('USD', 'EUR', dollar), '0.92378753'],
  [by('USD', 'JPY', dollar, yen), '162.95612'],
  [by('JPY', 'EUR', yen), '0.0056689342'],
  [by('KRW', 'EUR', leg('EUR', 'KRW', '1000')), '0.001'],
  [by('EUR', 'EUR'), '1'],
  [by('BTN', 'KRW', leg('BTN', 'KRW', '123456789.25')), '123456789'],
])('reads as %#: %s', (rate, readable) => {
  expect(readableRate(rate)).toBe(readable);
});

it('a rate is available as a fraction for further calculations before rounding', () => {
  // 1 / 1.0825 × 176.4, not reduced.
  expect(rateQuotient(by('USD', 'JPY', dollar, yen))).toEqual({
    numerator: 10_000n * 1_764n,
    denominator: 10_825n * 10n,
  });
  expect(rateQuotient(by('EUR', 'EUR'))).toEqual({ numerator: 1n, denominator: 1n });
  expect(() => rateQuotient(by('USD', 'KWD', dollar, yen))).toThrow(RangeError);
});

describe('the gain by rounding', () => {
  const toEuros = by('JPY', 'EUR', yen);
  it.each<[string, string, ConversionRate, boolean]>([
    // 1 / 176.4 = 0.0056689…, rounded to 0.01
    ['nearly twice', '1', toEuros, true],
    // 2 / 176.4 = 0.0113…, rounded to 0.01
    ['less than before', '2', toEuros, false],
    // 88 / 176.4 = 0.49886…, rounded to 0.50: 0.23 % more
    ['less than one percent more', '88', toEuros, false],
    // 79 / 176.4 = 0.44784…, rounded to 0.45: 0.48 % more
    ['half a percent more', '79', toEuros, false],
    // 8 / 176.4 = 0.04535…, rounded to 0.05: 10 % more
    ['a tenth more', '8', toEuros, true],
    ['exactly one percent more', '1.00', by('EUR', 'GBP', leg('EUR', 'GBP', '0.5')), false],
    ['nothing', '1.00', by('EUR', 'EUR'), false],
  ])('%s', (_, amount, rate, isMore) => {
    expect(gainsByRounding({ amount, currency: rate.from }, rate)).toBe(isMore);
  });

  it('starts above one percent', () => {
    // 0.495 becomes 0.50, which is 1.0101… %; 0.505 becomes 0.51, which is 0.99… %.
    const half = by('KWD', 'EUR', leg('KWD', 'EUR', '1'));
    expect(gainsByRounding({ amount: '0.495', currency: 'KWD' }, half)).toBe(true);
    expect(gainsByRounding({ amount: '0.505', currency: 'KWD' }, half)).toBe(false);
    expect(leastWithoutGain(half)).toEqual({ amount: '0.500', currency: 'KWD' });
  });

  it('is never above one percent from the least amount on', () => {
    const rates = [
      toEuros,
      by('JPY', 'KWD', yen, dinar),
      by('KRW', 'USD', won, dollar),
      by('EUR', 'JPY', yen),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...rates), fc.bigInt({ min: 0n, max: 10n ** 12n }), (rate, more) => {
        const money = moneyOf(minorUnits(leastWithoutGain(rate)) + more, rate.from);
        expect(gainsByRounding(money, rate)).toBe(false);
      }),
    );
    expect(leastWithoutGain(toEuros)).toEqual({ amount: '89', currency: 'JPY' });
  });
});
