import { amountOrZeroSchema, amountSchema } from './amount';
import { thresholdInputSchema, trendQuerySchema } from './balance';
import { conversionPreviewQuerySchema } from './conversion';
import { statementPdfQuerySchema } from './statement';
import { transactionSumsQuerySchema } from './transaction';

const keysOf = (schema: typeof amountSchema | typeof amountOrZeroSchema, amount: unknown, currency = 'EUR') =>
  (schema.safeParse({ amount, currency }).error?.issues ?? []).map((issue) =>
    issue.code === 'custom' ? issue.params?.['key'] : issue.code,
  );

describe('an amount', () => {
  it.each([
    ['1', 'EUR', '1'],
    [' 1250.50 ', 'EUR', '1250.50'],
    ['١٢٥٠٫٥٠', 'EUR', '1250.50'],
    ['۱۲', 'JPY', '12'],
    ['0.001', 'KWD', '0.001'],
    ['999999999999.99', 'EUR', '999999999999.99'],
    ['12.500', 'KWD', '12.500'],
    ['1.250', 'KWD', '1.250'],
    ['1,250', 'KWD', '1.250'],
    ['100,00', 'EUR', '100.00'],
    ['1 000', 'EUR', '1000'],
    ['1\u200b250,5', 'EUR', '1250.5'],
    ['1,250', 'kwd', '1.250'],
  ])('%s %s is %s', (amount, currency, kept) => {
    expect(amountSchema.parse({ amount, currency })).toEqual({
      amount: kept,
      currency: currency.toUpperCase(),
    });
  });

  it.each<[unknown, string, string]>([
    ['0', 'EUR', 'money_nothing'],
    ['0.00', 'EUR', 'money_nothing'],
    ['-1', 'EUR', 'money_negative'],
    ['-0', 'EUR', 'money_negative'],
    ['1e2', 'EUR', 'amount_form'],
    ['+1', 'EUR', 'amount_form'],
    ['.5', 'EUR', 'amount_form'],
    ['NaN', 'EUR', 'amount_form'],
    ['9007199254740993', 'EUR', 'amount_form'],
    ['100.0000001', 'EUR', 'amount_form'],
    ['1.250', 'EUR', 'amount_two_ways'],
    ['1,250', 'EUR', 'amount_two_ways'],
    ['1.005', 'EUR', 'amount_one_way'],
    ['1.0055', 'EUR', 'money_decimals'],
    ['0.005', 'EUR', 'money_decimals'],
    ['1.5', 'JPY', 'money_decimals'],
    ['1.0001', 'KWD', 'money_decimals'],
    [100, 'EUR', 'invalid_type'],
    [['100'], 'EUR', 'invalid_type'],
    [null, 'EUR', 'invalid_type'],
    ['1', 'euro', 'invalid_format'],
  ])('%j %s is refused with %s', (amount, currency, key) => {
    expect(keysOf(amountSchema, amount, currency)).toEqual([key]);
  });

  it('may be zero as a limit, but not negative', () => {
    expect(keysOf(amountOrZeroSchema, '0')).toEqual([]);
    expect(keysOf(amountOrZeroSchema, '-0.01')).toEqual(['money_negative']);
  });
});

describe('amounts in a query', () => {
  it('are read with the currency beside them', () => {
    expect(transactionSumsQuerySchema.parse({ amount_min: '1,250', currency: 'kwd' })).toMatchObject({
      amount_min: '1.250',
    });
    expect(conversionPreviewQuerySchema.parse({ amount: '1250,5', from: 'EUR', to: 'USD' })).toMatchObject({
      amount: '1250.5',
    });
  });

  it('accept the currency of a wallet in upper or lower case', () => {
    const currency = 'kwd';
    expect(conversionPreviewQuerySchema.parse({ amount: '1,250', from: currency, to: 'usd' })).toEqual({
      amount: '1.250',
      from: 'KWD',
      to: 'USD',
    });
    const period = { currency, from: '2026-01-01', to: '2026-01-31' };
    expect(statementPdfQuerySchema.parse(period)).toMatchObject({ currency: 'KWD' });
    expect(trendQuerySchema.parse({ currency })).toMatchObject({ currency: 'KWD' });
    expect(thresholdInputSchema.parse({ currency, threshold: null })).toMatchObject({ currency: 'KWD' });
  });
});
