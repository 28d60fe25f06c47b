import { ruleOf } from './engine/engine.fake';
import { markupInputSchema } from './markup';
import { withProduct } from './markup.products';
import { inputOf, nile, orient, refused, type MarkupChanges } from './markup.fake';

const twice = <T>(value: T): T[] => [value, value];
const only = (...codes: string[]) => ({ mode: 'only', codes });
const place = (kind: string, code: string) => ({ kind, code });

describe('an owner', () => {
  const owned = { layer: 'company', owner_id: nile };
  it.each<[MarkupChanges, string[]]>([
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

describe('a product', () => {
  const [hotel, both] = [
    { product: 'hotel', per: 'booking' },
    { product: 'both', per: 'booking' },
  ];
  const hotels: [keyof NonNullable<MarkupChanges>, unknown][] = [
    ['stars', [5]],
    ['chains', ['Atlas']],
    ['boards', ['breakfast']],
    ['payment_types', ['pay_now']],
    ['nights_min', 2],
    ['nights_max', 2],
  ];
  const flights: [keyof NonNullable<MarkupChanges>, unknown][] = [
    ['marketing', only('EK')],
    ['operating', only('EK')],
    ['plating', only('EK')],
    ['origins', [place('country', 'EG')]],
    ['both_ways', true],
    ['area', 'domestic'],
    ['trip_types', ['oneway']],
    ['cabins', ['Economy']],
    ['fare_brands', ['Flex']],
    ['passengers', ['adult']],
    ['infants', true],
  ];
  it.each(hotels)('hotels alone have %s', (field, value) => {
    const issue = [`${field}: markup_hotels_only`];
    expect(refused({ ...hotel, [field]: value })).toEqual([]);
    expect(refused({ [field]: value })).toEqual(issue);
    expect(refused({ ...both, [field]: value })).toEqual(issue);
  });
  it.each(flights)('flights alone have %s', (field, value) => {
    const issue = [`${field}: markup_flights_only`];
    expect(refused({ [field]: value })).toEqual([]);
    expect(refused({ ...hotel, [field]: value })).toEqual(issue);
    expect(refused({ ...both, [field]: value })).toEqual(issue);
  });
  it.each<[MarkupChanges, string[]]>([
    [{ ...hotel, destinations: [place('city', 'DXB')] }, []],
    [{ ...hotel, destinations: [place('airport', 'DXB')] }, ['destinations: markup_hotel_airport']],
    [{ ...both, destinations: [place('city', 'DXB')] }, ['destinations: markup_one_product']],
    [{ ...hotel, per: 'room_night' }, []],
    [{ ...hotel, per: 'passenger' }, ['per: markup_unit_product']],
    [{ ...both, per: 'room_night' }, ['per: markup_unit_product']],
    [{ per: 'room_night' }, ['per: markup_unit_product']],
    [{ ...hotel, nights_min: 3, nights_max: 2 }, ['nights_max: markup_nights_order']],
    [{ ...hotel, stars: [6] }, ['stars.0: too_big']],
    [{ ...hotel, nights_max: 100 }, ['nights_max: too_big']],
    [{ ...hotel, chains: ['Hôtels Atlas', 'HOTELS ATLAS'] }, ['chains: markup_listed_twice']],
    [{ ...hotel, payment_types: ['pay_now', 'deposit'] }, ['payment_types: markup_pay_now']],
    [{ ...hotel, kind: 'discount', payment_types: ['guarantee'] }, ['payment_types: markup_pay_now']],
    [{ ...hotel, kind: 'service_fee', payment_types: ['guarantee'] }, []],
    [
      {
        ...both,
        weekdays: [1],
        days_before_min: 2,
        fare_min: '10',
        travel_from: '2026-12-01',
        suppliers: [nile],
      },
      [],
    ],
  ])('%j', (said, expected) => {
    expect(refused(said)).toEqual(expected);
  });

  it('removes fields that it cannot have from a rule', () => {
    const rule = ruleOf({
      origins: [{ kind: 'city', code: 'CAI' }],
      destinations: [
        { kind: 'airport', code: 'DXB' },
        { kind: 'country', code: 'AE' },
      ],
      cabins: ['Economy'],
      per: 'passenger',
      weekdays: [1],
    });
    const changed = withProduct(rule, 'hotel');
    expect(changed).toEqual({
      ...rule,
      product: 'hotel',
      origins: [],
      destinations: [{ kind: 'country', code: 'AE' }],
      cabins: [],
      per: 'booking',
    });
    expect(withProduct(changed, 'both')).toEqual({ ...changed, product: 'both', destinations: [] });
  });
});

describe('a window', () => {
  it.each<[MarkupChanges, string[]]>([
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
    'has days of the calendar: %p is not one',
    (day) => {
      expect(refused({ travel_from: day })).toHaveLength(1);
      expect(refused({ booking_to: day })).toHaveLength(1);
    },
  );

  it.each(['2026-12-01', '2026-12-01T00:00:00', 'tomorrow'])(
    'is valid from an instant with its zone: %j is not one',
    (instant) => {
      expect(refused({ valid_from: instant })).toEqual(['valid_from: invalid_format']);
      expect(refused({ effective_at: instant })).toEqual(['effective_at: invalid_format']);
    },
  );
});

describe('a list', () => {
  it.each<[keyof NonNullable<MarkupChanges>, unknown]>([
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

  it('may name both an airport and its city', () => {
    expect(refused({ origins: [place('airport', 'CAI'), place('city', 'CAI')] })).toEqual([]);
  });

  it('accepts codes in either case', () => {
    expect(
      markupInputSchema.parse(
        inputOf({
          origins: [place('airport', 'cai'), place('city', 'cai'), place('country', 'eg')],
          plating: only('ek'),
        }),
      ),
    ).toMatchObject({
      origins: [place('airport', 'CAI'), place('city', 'CAI'), place('country', 'EG')],
      plating: only('EK'),
    });
    expect(refused({ marketing: only('ek', 'EK') })).toEqual(['marketing: markup_listed_twice']);
  });

  it.each<[MarkupChanges, string]>([
    [{ origins: [place('airport', 'cairo')] }, 'origins.0.code: invalid_format'],
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
