import type { ZodType } from 'zod';
import { markupFields, markupInputSchema, markupQuerySchema, markupRuleSchema } from './markup';
import { inputOf, nile, orient } from './markup.fake';

type Said = Parameters<typeof inputOf>[0];

/** Each refusal: its field and the key of its sentence, or what zod calls it. */
function refusals(schema: ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const key = issue.code === 'custom' ? String(issue.params?.['key']) : issue.code;
    return `${issue.path.join('.')}: ${key}`;
  });
}
const refused = (said: Said) => refusals(markupInputSchema, inputOf(said));
const fixed = { value_type: 'fixed', percent: null, amount: '5' };
const twice = <T>(value: T): T[] => [value, value];
const only = (...codes: string[]) => ({ mode: 'only', codes });
const place = (kind: string, code: string) => ({ kind, code });

describe('a rule', () => {
  it('that says as little as it can is taken as it is', () => {
    expect(markupInputSchema.parse(inputOf())).toEqual(inputOf());
  });

  it('has the fields of its form', () => {
    expect([...markupFields].sort()).toEqual(Object.keys(inputOf()).sort());
  });

  it('has neither a reason nor a day where it is tried out', () => {
    const { change_reason: _, effective_at: __, ...rule } = inputOf();
    expect(refusals(markupRuleSchema, rule)).toEqual([]);
    expect(refusals(markupRuleSchema, { ...rule, percent: null })).toEqual([
      'percent: markup_percent_missing',
    ]);
  });

  it('has all its fields, and no other ones', () => {
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
    ['۱۲', '12'],
    ['1000', '1000'],
    ['0.0001', '0.0001'],
  ])('is taken as it is written: %j', (text, percent) => {
    expect(markupInputSchema.parse(inputOf({ percent: text }))).toMatchObject({ percent });
  });

  it.each(['', '0', '0.00', '7,5', '7.', '.5', '7.55555', '5 %', 'NaN', '1e2', '+5', '1234567890', '٧٬٥'])(
    'has a form: %j has none',
    (percent) => {
      expect(refused({ percent })).toEqual(['percent: markup_percent_form']);
    },
  );

  it.each(['-5', '-100.01', '-٥'])('has no sign: %j', (percent) => {
    expect(refused({ percent })).toEqual(['percent: markup_no_sign']);
  });

  it.each([5, true, ['5']])('is a text: %p is none', (percent) => {
    expect(refused({ percent })).toEqual(['percent: invalid_type']);
  });

  it.each<[Said, string[]]>([
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
    ['12.000', 'JPY', '12'],
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
    expect(alone(field, '5.555', 'EUR')).toEqual([`${field}: markup_amount_decimals`]);
    expect(alone(field, '5.555', 'KWD')).toEqual([]);
    expect(alone(field, '5.5555', 'KWD')).toEqual([`${field}: markup_amount_decimals`]);
  });

  it.each(fields)('is above zero, in digits: %s', (field) => {
    expect(alone(field, '-5', 'EUR')).toEqual([`${field}: markup_no_sign`]);
    for (const text of ['0', '0.00', '5,5', '1.', '5.55555', '1234567890123', 'EUR 5']) {
      expect(alone(field, text, 'EUR')).toEqual([`${field}: markup_amount_form`]);
    }
  });

  it('is missing where the rule is one, and not looked at where it is none', () => {
    expect(refused({ ...fixed, amount: null })).toEqual(['amount: markup_amount_missing']);
    expect(refused({ amount: '5.555' })).toEqual([]);
  });

  it.each<[Said, string[]]>([
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

describe('an owner', () => {
  const owned = { layer: 'company', owner_id: nile };
  it.each<[Said, string[]]>([
    [owned, []],
    [{ layer: 'company' }, ['owner_id: markup_owner_missing']],
    [{ owner_id: nile }, ['owner_id: markup_owner_platform']],
    [{ layer: 'company', owner_id: 'Nile' }, ['owner_id: invalid_format']],
    [{ ...owned, kind: 'service_fee' }, []],
    [{ ...owned, kind: 'discount' }, ['kind: markup_discount_platform']],
    [{ ...owned, companies: [{ id: nile, below: false }] }, ['companies: markup_owner_itself']],
    [{ ...owned, companies: [{ id: nile, below: true }] }, []],
    [{ ...owned, companies: [{ id: orient, below: false }] }, []],
  ])('%j', (said, expected) => {
    expect(refused(said)).toEqual(expected);
  });
});

describe('a window', () => {
  it.each<[Said, string[]]>([
    [{ travel_from: '2026-12-01', travel_to: '2026-12-01' }, []],
    [{ travel_from: '2026-12-02', travel_to: '2026-12-01' }, ['travel_to: markup_window_order']],
    [{ booking_from: '2026-12-01', booking_to: '2026-12-01' }, []],
    [{ booking_from: '2026-12-02', booking_to: '2026-12-01' }, ['booking_to: markup_window_order']],
    [{ days_before_min: 7, days_before_max: 7 }, []],
    [{ days_before_min: 7, days_before_max: 6 }, ['days_before_max: markup_days_order']],
    [{ days_before_min: -1 }, ['days_before_min: too_small']],
    [{ days_before_max: 366 }, ['days_before_max: too_big']],
    [{ valid_from: '2026-12-01T00:00:00+02:00', valid_until: '2026-11-30T22:00:01Z' }, []],
    [
      { valid_from: '2026-12-01T00:00:00+02:00', valid_until: '2026-11-30T22:00:00Z' },
      ['valid_until: markup_window_order'],
    ],
    [{ booking_from: '2026-12-01', travel_to: '2026-12-01' }, []],
    [{ booking_from: '2026-12-02', travel_to: '2026-12-01' }, ['travel_to: markup_travel_before_booking']],
  ])('ends after it starts: %j', (said, expected) => {
    expect(refused(said)).toEqual(expected);
  });

  it.each(['2026-02-30', '01/12/2026', '0000-01-01', '2026-12-01T00:00', 20261201])(
    'has days of the calendar: %p is none',
    (day) => {
      expect(refused({ travel_from: day })).toHaveLength(1);
      expect(refused({ booking_to: day })).toHaveLength(1);
    },
  );

  it.each(['2026-12-01', '2026-12-01T00:00:00', 'tomorrow'])(
    'is valid from an instant with its zone: %j is none',
    (instant) => {
      expect(refused({ valid_from: instant })).toEqual(['valid_from: invalid_format']);
      expect(refused({ effective_at: instant })).toEqual(['effective_at: invalid_format']);
    },
  );
});

describe('a list', () => {
  it.each<[keyof NonNullable<Said>, unknown]>([
    [
      'companies',
      [
        { id: nile, below: true },
        { id: nile, below: false },
      ],
    ],
    ['suppliers', twice(nile)],
    ['marketing', only(...twice('EK'))],
    ['operating', only(...twice('EK'))],
    ['plating', only(...twice('EK'))],
    ['origins', twice(place('airport', 'CAI'))],
    ['destinations', twice(place('zone', nile))],
    ['trip_types', twice('oneway')],
    ['cabins', twice('First')],
    ['fare_brands', ['Flex', 'FLEX']],
    ['passengers', twice('adult')],
    ['weekdays', twice(7)],
  ])('names nothing twice: %s', (field, value) => {
    expect(refused({ [field]: value })).toEqual([`${field}: markup_listed_twice`]);
  });

  it('may name an airport and its city, which are two things', () => {
    expect(refused({ origins: [place('airport', 'CAI'), place('city', 'CAI')] })).toEqual([]);
  });

  it.each<[Said, string]>([
    [{ origins: [place('airport', 'cai')] }, 'origins.0.code: invalid_format'],
    [{ origins: [place('country', 'EGY')] }, 'origins.0.code: invalid_format'],
    [{ destinations: [place('zone', 'Gulf')] }, 'destinations.0.code: invalid_format'],
    [{ origins: [place('planet', 'MARS')] }, 'origins.0.kind: invalid_union'],
    [{ plating: only('EKX') }, 'plating.codes.0: invalid_format'],
    [{ plating: { mode: 'all', codes: [] } }, 'plating.mode: invalid_value'],
    [{ weekdays: [0] }, 'weekdays.0: too_small'],
    [{ weekdays: [8] }, 'weekdays.0: too_big'],
    [{ cabins: ['Second'] }, 'cabins.0: invalid_value'],
    [{ fare_brands: ['Fle\u202Ex'] }, 'fare_brands.0: unsafe_characters'],
    [{ companies: [{ id: nile }] }, 'companies.0.below: invalid_type'],
    [{ priority: 1000 }, 'priority: too_big'],
  ])('has values of their form: %j', (said, expected) => {
    expect(refused(said)).toEqual([expected]);
  });
});

describe('a rule that no booking can match', () => {
  const countries = (from: string, to: string) => ({
    origins: [place('country', from)],
    destinations: [place('country', to)],
  });
  // 7 December 2026 is a Monday.
  it.each<[Said, string]>([
    [{ passengers: ['infant'], per: 'passenger', ...fixed }, 'passengers'],
    [{ passengers: ['infant'], per: 'passenger', min_amount: '5' }, 'passengers'],
    [{ area: 'domestic', ...countries('EG', 'AE') }, 'area'],
    [{ travel_from: '2026-12-07', travel_to: '2026-12-09', weekdays: [4, 5] }, 'weekdays'],
    [{ travel_to: '2026-12-10', booking_from: '2026-12-01', days_before_min: 10 }, 'days_before_min'],
    [{ travel_from: '2026-12-10', booking_to: '2026-12-01', days_before_max: 8 }, 'days_before_max'],
    [{ valid_until: '2026-12-01T00:00:00Z', booking_from: '2026-12-01' }, 'valid_until'],
    [{ valid_from: '2026-12-02T00:00:00Z', booking_to: '2026-12-01' }, 'valid_from'],
  ])('is refused where it says so: %j', (said, field) => {
    expect(refused(said)).toEqual([`${field}: markup_matches_nothing`]);
  });

  it.each<[Said]>([
    [{ passengers: ['infant'], per: 'passenger', infants: true, ...fixed }],
    [{ passengers: ['infant'], per: 'booking', ...fixed }],
    [{ passengers: ['infant'], per: 'passenger' }],
    [{ passengers: ['infant', 'child'], per: 'passenger', ...fixed }],
    [{ area: 'domestic', ...countries('EG', 'EG') }],
    [{ area: 'international', ...countries('EG', 'AE') }],
    [{ area: 'domestic', origins: [place('country', 'EG')] }],
    [{ area: 'domestic', origins: [place('country', 'EG')], destinations: [place('zone', nile)] }],
    [{ travel_from: '2026-12-07', travel_to: '2026-12-09', weekdays: [3] }],
    [{ travel_from: '2026-12-07', travel_to: '2026-12-13', weekdays: [7] }],
    [{ travel_from: '2026-12-07', weekdays: [7] }],
    [{ travel_to: '2026-12-10', booking_from: '2026-12-01', days_before_min: 9 }],
    [{ travel_from: '2026-12-10', booking_to: '2026-12-01', days_before_max: 9 }],
    [{ valid_until: '2026-12-01T00:00:01Z', booking_from: '2026-12-01' }],
    [{ valid_from: '2026-12-01T23:59:59Z', booking_to: '2026-12-01' }],
  ])('is none like %j', (said) => {
    expect(refused(said)).toEqual([]);
  });
});

describe('the query of the list', () => {
  it('begins at page 1 with 20 rows', () => {
    expect(markupQuerySchema.parse({})).toEqual({ page: 1, per_page: 20 });
  });

  it('takes codes in either case', () => {
    expect(markupQuerySchema.parse({ airline: 'ek', currency: 'eur' })).toMatchObject({
      airline: 'EK',
      currency: 'EUR',
    });
  });
});
