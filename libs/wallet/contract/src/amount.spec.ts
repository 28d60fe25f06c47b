import { amountOrZeroSchema, amountSchema } from './amount';

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
    ['1.500', 'EUR', '1.500'],
  ])('%s %s is %s', (amount, currency, kept) => {
    expect(amountSchema.parse({ amount, currency })).toEqual({ amount: kept, currency });
  });

  it.each<[unknown, string, string]>([
    ['0', 'EUR', 'money_nothing'],
    ['0.00', 'EUR', 'money_nothing'],
    ['-1', 'EUR', 'money_negative'],
    ['-0', 'EUR', 'money_negative'],
    ['1e2', 'EUR', 'money_form'],
    ['+1', 'EUR', 'money_form'],
    ['100,00', 'EUR', 'money_form'],
    ['1 000', 'EUR', 'money_form'],
    ['.5', 'EUR', 'money_form'],
    ['NaN', 'EUR', 'money_form'],
    ['9007199254740993', 'EUR', 'money_form'],
    ['100.0000001', 'EUR', 'money_form'],
    ['1.005', 'EUR', 'money_decimals'],
    ['1.5', 'JPY', 'money_decimals'],
    ['1.0001', 'KWD', 'money_decimals'],
    [100, 'EUR', 'invalid_type'],
    [['100'], 'EUR', 'invalid_type'],
    [null, 'EUR', 'invalid_type'],
    ['1', 'eur', 'invalid_format'],
  ])('%j %s is refused with %s', (amount, currency, key) => {
    expect(keysOf(amountSchema, amount, currency)).toEqual([key]);
  });

  it('may be zero where it is a limit, and still not below', () => {
    expect(keysOf(amountOrZeroSchema, '0')).toEqual([]);
    expect(keysOf(amountOrZeroSchema, '-0.01')).toEqual(['money_negative']);
  });
});
