import { exchangeRateInputSchema, rateSchema } from './exchange-rate';

describe('a rate', () => {
  it.each([
    ['1.0825', '1.0825'],
    [' 007.500 ', '7.5'],
    ['48,5', '48.5'],
    ['٤٨٫٥', '48.5'],
    ['10', '10'],
    ['0.000000000001', '0.000000000001'],
    ['999999999', '999999999'],
    ['0.50', '0.5'],
  ])('is stored as typed: %j', (text, rate) => {
    expect(rateSchema.parse(text)).toBe(rate);
  });

  it.each([
    '0',
    '0.00',
    '-1',
    '-0',
    '+1',
    '1e2',
    '1,500',
    '1.',
    '.5',
    '1.0000000000001',
    '1234567890',
    'NaN',
    'Infinity',
    '0x1',
    '1 0',
    '',
    '٤٨٬٥',
  ])('is refused with an error key: %j', (text) => {
    const { error } = rateSchema.safeParse(text);
    expect(error?.issues[0]).toMatchObject({ code: 'custom', params: { key: 'rate_form' } });
  });

  it.each([1.5, 2n ** 53n + 1n, [100], { rate: '1' }, true, null])('must be a text, not %p', (value) => {
    expect(rateSchema.safeParse(value).success).toBe(false);
  });
});

describe('the input of a rate', () => {
  const input = { base: 'eur', quote: 'usd', rate: '1.08', valid_from: null };

  it('gets its codes in upper case', () => {
    expect(exchangeRateInputSchema.parse(input)).toEqual({ ...input, base: 'EUR', quote: 'USD' });
  });

  it.each([
    ['an unknown currency', { base: 'ABC' }, 'base', 'currency_code_unknown'],
    ['gold', { quote: 'XAU' }, 'quote', 'currency_code_unknown'],
    ['the same currency twice', { quote: 'EUR' }, 'quote', 'rate_same_currency'],
  ])('is refused for %s', (_, change, field, key) => {
    const { error } = exchangeRateInputSchema.safeParse({ ...input, ...change });
    expect(error?.issues).toEqual([expect.objectContaining({ path: [field], params: { key } })]);
  });

  it.each([['yesterday'], ['2026-02-30'], ['20/11/2026'], ['0000-01-01'], [20261120]])(
    'is refused from %p on',
    (since) => {
      expect(exchangeRateInputSchema.safeParse({ ...input, valid_from: since }).success).toBe(false);
    },
  );
});
