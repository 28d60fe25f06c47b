import { isAmountText, plainNumber, readAmount } from './typed-amount';
import { typedMoneySchema } from './typed-money';

it.each([
  ['١٬٢٣٤٫٥٠', '1234.50'],
  ['۱۲۳', '123'],
  ['1 234 567.8', '1234567.8'],
  ['1’234', '1234'],
  [' 100 ', '100'],
  ['-5', '-5'],
  ['25,000.00', '25000.00'],
  ['-1,234,567.5', '-1234567.5'],
  ['25 000,00', '25000.00'],
  ['25.000,00', '25000.00'],
  ['1\u202f234\u00a0567,5', '1234567.5'],
  ['١٬٢٣٤', '1234'],
  ['100,00', '100.00'],
  ['٥٫٥', '5.5'],
  ['٥،٥', '5.5'],
  ['1,0825', '1.0825'],
  ['0,125', '0.125'],
  ['1.250', '1.250'],
  ['1,250,000', '1250000'],
  ['1.250.000', '1250000'],
  ['\u200f1\u200b25\u00ad0\ufeff,50\u202c', '1250.50'],
  // Unchanged, so that it is rejected later.
  ['1,234', '1,234'],
  ['12,34.50', '12,34.50'],
  ['1234,567.50', '1234,567.50'],
  ['1,234.567,8', '1,234.567,8'],
  ['25 000,000', '25000,000'],
  ['٤٨٬٥', '48٬5'],
  ['48 5', '48 5'],
  ['12 3456', '12 3456'],
  ['1e2', '1e2'],
  [',5', ',5'],
  ['5,', '5,'],
])('reads %s as %s', (typed, read) => {
  expect(plainNumber(typed)).toBe(read);
});

describe('an amount in a currency', () => {
  it.each([
    ['1250,50', 'EUR', '1250.50'],
    ['1250,5', 'EUR', '1250.5'],
    ['1.250', 'KWD', '1.250'],
    ['1,250', 'KWD', '1.250'],
    ['١٬٢٥٠', 'KWD', '1250'],
    ['١٫٢٥٠', 'KWD', '1.250'],
    ['1.250,500', 'KWD', '1250.500'],
    ['1,250,000', 'KWD', '1250000'],
    ['12.5000', 'EUR', '12.50'],
    ['100.00', 'JPY', '100'],
  ])('writes %s %s as %s, which is read back as the same amount', (typed, currency, read) => {
    expect(readAmount(typed, currency)).toBe(read);
    expect(readAmount(read, currency)).toBe(read);
    expect(isAmountText(read, 12)).toBe(true);
  });

  it.each([
    ['1,250', 'EUR', '1250.00', '1.25'],
    ['1.250', 'EUR', '1250.00', '1.25'],
    ['1250.000', 'EUR', '1250000.00', '1250.00'],
    ['1,000', 'JPY', '1000', '1'],
  ])('rejects %s %s and names both readings', (typed, currency, whole, decimal) => {
    const { error } = typedMoneySchema.safeParse({ amount: typed, currency });
    expect(error?.issues).toMatchObject([
      { path: ['amount'], params: { key: 'amount_two_ways', typed, whole, decimal } },
    ]);
  });

  it.each([
    ['1,250', 'JPY', '1250'],
    ['1.250', 'JPY', '1250'],
    ['1,255', 'EUR', '1255.00'],
  ])('rejects %s %s and names the only reading that its currency has', (typed, currency, whole) => {
    const { error } = typedMoneySchema.safeParse({ amount: typed, currency });
    expect(error?.issues).toMatchObject([
      { path: ['amount'], params: { key: 'amount_one_way', typed, whole, decimal: '' } },
    ]);
  });

  it('accepts its currency in upper or lower case', () => {
    expect(typedMoneySchema.parse({ amount: '1,250', currency: 'kwd' })).toEqual({
      amount: '1.250',
      currency: 'KWD',
    });
  });

  it.each(['1 2,5', '1e2', '', '1,2,3', '12,34.5'])('rejects the form of %j', (typed) => {
    const { error } = typedMoneySchema.safeParse({ amount: typed, currency: 'EUR' });
    expect(error?.issues).toMatchObject([{ path: ['amount'], params: { key: 'amount_form' } }]);
  });
});
