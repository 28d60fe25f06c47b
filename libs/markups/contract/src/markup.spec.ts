import { markupFields, markupInputSchema, markupQuerySchema, markupRuleSchema } from './markup';
import { inputOf, refusals, refused, type MarkupChanges } from './markup.fake';

const fixed = { value_type: 'fixed', percent: null, amount: '5' };

describe('a rule', () => {
  it('is accepted with only its required fields', () => {
    expect(markupInputSchema.parse(inputOf())).toEqual(inputOf());
  });

  it('has the fields of its form', () => {
    expect([...markupFields].sort()).toEqual(Object.keys(inputOf()).sort());
  });

  it('has neither a reason nor a start in a simulation', () => {
    const { change_reason: _, effective_at: __, ...rule } = inputOf();
    expect(refusals(markupRuleSchema, rule)).toEqual([]);
    expect(refusals(markupRuleSchema, { ...rule, percent: null })).toEqual([
      'percent: markup_percent_missing',
    ]);
  });

  it('has all its fields and no others', () => {
    const { priority: _, ...rest } = inputOf();
    expect(refusals(markupInputSchema, rest)).toEqual(['priority: invalid_type']);
    expect(refusals(markupInputSchema, { ...rest, priority: 0, margin: 1 })).toEqual([': unrecognized_keys']);
  });
});

describe('a percentage', () => {
  it.each([
    ['7.5', '7.5'],
    [' 007.50 ', '7.5'],
    ['٧٫٥', '7.5'],
    ['7,5', '7.5'],
    ['۱۲', '12'],
    ['1000', '1000'],
    ['0.0001', '0.0001'],
  ])('is kept as written: %j', (text, percent) => {
    expect(markupInputSchema.parse(inputOf({ percent: text }))).toMatchObject({ percent });
  });

  it.each(['', '0', '0.00', '7,500', '7.', '.5', '7.55555', '5 %', 'NaN', '1e2', '+5', '1234567890', '٧٬٥'])(
    'must be a decimal: %j is not one',
    (percent) => {
      expect(refused({ percent })).toEqual(['percent: markup_percent_form']);
    },
  );

  it.each(['-5', '-100.01', '-٥'])('has no sign: %j', (percent) => {
    expect(refused({ percent })).toEqual(['percent: markup_no_sign']);
  });

  it.each([5, true, ['5']])('is a text: %p is not one', (percent) => {
    expect(refused({ percent })).toEqual(['percent: invalid_type']);
  });

  it.each<[MarkupChanges, string[]]>([
    [{ percent: '1000.0001' }, ['percent: markup_percent_high']],
    [{ percent: '10000' }, ['percent: markup_percent_high']],
    [{ percent: '1000.0001', kind: 'service_fee' }, ['percent: markup_percent_high']],
    [{ percent: '100', kind: 'discount' }, []],
    [{ percent: '100.0001', kind: 'discount' }, ['percent: markup_discount_high']],
    [{ percent: null }, ['percent: markup_percent_missing']],
    [{ tax_percent: '100' }, []],
    [{ tax_percent: '100.0001' }, ['tax_percent: markup_tax_high']],
    [{ tax_percent: '14', kind: 'discount' }, ['tax_percent: markup_tax_discount']],
    // Nobody sees a percentage in the form of a rule that has an amount.
    [{ ...fixed, percent: '5000' }, []],
  ])('has a limit by what it is for: %j', (said, expected) => {
    expect(refused(said)).toEqual(expected);
  });
});

describe('an amount', () => {
  it.each<[string, string, string]>([
    ['12.50', 'EUR', '12.5'],
    ['١٢٫٥', 'EUR', '12.5'],
    ['0012', 'EUR', '12'],
    ['12.345', 'KWD', '12.345'],
    ['12.00', 'JPY', '12'],
    ['1250,50', 'EUR', '1250.5'],
    ['1,250', 'KWD', '1.25'],
    ['12.340', 'KWD', '12.34'],
    ['999999999999.99', 'EUR', '999999999999.99'],
  ])('is taken as it is written: %j of %s', (text, currency, amount) => {
    expect(markupInputSchema.parse(inputOf({ ...fixed, amount: text, currency }))).toMatchObject({ amount });
  });

  const fields = ['amount', 'min_amount', 'max_amount', 'step', 'fare_min', 'fare_max'] as const;
  const alone = (field: string, amount: string, currency: string) =>
    refused({ ...fixed, [field]: amount, currency });

  it.each(fields)('has no more decimals than its currency: %s', (field) => {
    expect(alone(field, '5.5', 'JPY')).toEqual([`${field}: markup_amount_decimals`]);
    expect(alone(field, '5.55', 'EUR')).toEqual([]);
    expect(alone(field, '5.5555', 'EUR')).toEqual([`${field}: markup_amount_decimals`]);
    expect(alone(field, '5.555', 'KWD')).toEqual([]);
    expect(alone(field, '5.5555', 'KWD')).toEqual([`${field}: markup_amount_decimals`]);
  });

  it.each(fields)('is above zero, in digits: %s', (field) => {
    expect(alone(field, '-5', 'EUR')).toEqual([`${field}: markup_no_sign`]);
    for (const text of ['0', '0.00', '5,', '1.', '5.55555', '1234567890123', 'EUR 5']) {
      expect(alone(field, text, 'EUR')).toEqual([`${field}: markup_amount_form`]);
    }
  });

  it.each(fields)('has one notation: %s', (field) => {
    expect(alone(field, '1,250', 'EUR')).toEqual([`${field}: amount_two_ways`]);
    expect(alone(field, '1.250', 'EUR')).toEqual([`${field}: amount_two_ways`]);
    expect(alone(field, '1,250', 'KWD')).toEqual([]);
  });

  it('is required for a fixed amount, and ignored for a percentage', () => {
    expect(refused({ ...fixed, amount: null })).toEqual(['amount: markup_amount_missing']);
    expect(refused({ amount: '5.555' })).toEqual([]);
  });

  it.each<[MarkupChanges, string[]]>([
    [{ min_amount: '10', max_amount: '10.00' }, []],
    [{ min_amount: '10.01', max_amount: '10' }, ['max_amount: markup_min_over_max']],
    [{ fare_min: '10', fare_max: '10' }, []],
    [{ fare_min: '10', fare_max: '9.99' }, ['fare_max: markup_fare_range']],
    // Sixteen digits: as floats they are one number.
    [
      { min_amount: '999999999999.999', max_amount: '999999999999.998', currency: 'KWD' },
      ['max_amount: markup_min_over_max'],
    ],
  ])('is no minimum above its maximum: %j', (said, expected) => {
    expect(refused(said)).toEqual(expected);
  });

  it.each([
    ['usd', 'USD'],
    [' EUR ', 'EUR'],
  ])('has a currency: %j', (text, currency) => {
    expect(markupInputSchema.parse(inputOf({ currency: text }))).toMatchObject({ currency });
  });

  it.each(['XAU', 'ABC', '', '€'])('has no currency like %j', (currency) => {
    expect(refused({ currency })).toEqual(['currency: markup_currency_unknown']);
  });
});

describe('the query of the list', () => {
  it('begins at page 1 with 20 rows', () => {
    expect(markupQuerySchema.parse({})).toEqual({ page: 1, per_page: 20 });
  });

  it('accepts codes in either case', () => {
    expect(markupQuerySchema.parse({ airline: 'ek', currency: 'eur' })).toMatchObject({
      airline: 'EK',
      currency: 'EUR',
    });
  });
});
