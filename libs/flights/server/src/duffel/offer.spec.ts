import { offerWire, type OfferWish } from '../testing/duffel-wire.fake';
import { offerOf } from './offer';
import { Unreadable } from './read';

const slices = [{ origin: 'CAI', destination: 'DXB', departure_date: '2026-12-01' }];
const emptyNames = () => ({ places: new Map(), airlines: new Map(), aircraft: new Map() });

/** Changes a wire object at a dotted path. */
const changed = (wire: unknown, path: string, value: unknown) => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const at = steps.reduce((part, step) => part[step] as never, wire as Record<string, never>) as Record<
    string,
    unknown
  >;
  at[last] = value;
  return wire;
};
const wireOf = (wish: Partial<OfferWish> = {}) =>
  offerWire(slices, { id: 'off_1', total: '199.90', ...wish });
const read = (wire: unknown) => offerOf(wire, { key: 'steady' }, emptyNames());
const readWith = (path: string, value: unknown) => read(changed(wireOf(), path, value));

describe('conditions have three values (TRAVEL-RULES 15)', () => {
  const allowed = { allowed: true, penalty_amount: '25.00', penalty_currency: 'EUR' };
  it.each([
    ['null', null, { state: 'unknown', penalty: null }],
    ['absent', undefined, { state: 'unknown', penalty: null }],
    ['allowed for a fee', allowed, { state: 'allowed', penalty: { amount: '25.00', currency: 'EUR' } }],
    [
      'allowed with an unknown fee',
      { allowed: true, penalty_amount: null, penalty_currency: null },
      { state: 'allowed', penalty: null },
    ],
    ['not allowed', { allowed: false, penalty_amount: null }, { state: 'not_allowed', penalty: null }],
    ['neither', { allowed: null }, { state: 'unknown', penalty: null }],
  ])('%s', (_, wire, condition) => {
    expect(readWith('conditions.refund_before_departure', wire).conditions.refund).toEqual(condition);
  });
});

describe('bags', () => {
  const bagsWith = (baggages: unknown) =>
    readWith('slices.0.segments.0.passengers.0.baggages', baggages).bags;

  it('are counted, and a missing value is unknown rather than none', () => {
    expect(read(wireOf({ checked: 2 })).bags).toEqual({ carry_on: 1, checked: 2 });
    expect(bagsWith([])).toEqual({ carry_on: 0, checked: 0 });
    expect(bagsWith(null)).toEqual({ carry_on: null, checked: null });
    expect(bagsWith([{ type: 'pet', quantity: 1 }])).toEqual({ carry_on: 0, checked: 0 });
  });

  it('are the fewest of a paying traveler: a lap infant has none', () => {
    const passengers = [
      { id: 'pas_1', type: 'adult' },
      { id: 'pas_2', age: 1, type: 'infant_without_seat' },
    ];
    const wire = changed(wireOf({ passengers, checked: 1 }), 'slices.0.segments.0.passengers.1.baggages', []);
    expect(read(wire).bags).toEqual({ carry_on: 1, checked: 1 });
    const child = [
      { id: 'pas_1', type: 'adult' },
      { id: 'pas_2', age: 5 },
    ];
    const less = changed(
      wireOf({ passengers: child, checked: 1 }),
      'slices.0.segments.0.passengers.1.baggages',
      [],
    );
    expect(read(less).bags).toEqual({ carry_on: 0, checked: 0 });
  });
});

it.each<[unknown, number | null]>([
  ['123', 123],
  [123.4, 123.4],
  [null, null],
  ['-123', null],
  [-1, null],
  ['1e400', null],
  ['0x10', null],
  ['900000000', null],
  ['', null],
  [{}, null],
])('emissions of %j are read as %j: impossible values are unknown', (told, emissions) => {
  expect(readWith('total_emissions_kg', told).emissions_kg).toBe(emissions);
});

it('amounts have the decimals of their currency, without a float on the way', () => {
  expect(read(wireOf({ total: '9007199254740.9' })).net.total).toEqual({
    amount: '9007199254740.90',
    currency: 'EUR',
  });
  expect(read(wireOf({ total: '1500', currency: 'JPY' })).net.total).toEqual({
    amount: '1500',
    currency: 'JPY',
  });
  expect(read(wireOf({ total: '12.5', currency: 'KWD' })).net.total).toEqual({
    amount: '12.500',
    currency: 'KWD',
  });
  expect(() => read(wireOf({ total: '1500.50', currency: 'JPY' }))).toThrow(Unreadable);
});

it('the same flights share an itinerary key, and another fare has another offer key', () => {
  const [light, flex, later] = [read(wireOf()), read(wireOf({ brand: 'Flex' })), read(wireOf({ hour: 9 }))];
  expect(light.itinerary_key).toBe(flex.itinerary_key);
  expect(light.offer_key).not.toBe(flex.offer_key);
  expect(light.itinerary_key).not.toBe(later.itinerary_key);
  expect(read(wireOf({ id: 'off_2', total: '5' })).offer_key).toBe(light.offer_key);
});

const refundable = { allowed: true, penalty_amount: '25.00', penalty_currency: 'EUR' };
const dearer = { ...refundable, penalty_amount: '50.00' };
it.each<[string, string, unknown]>([
  ['a refund', 'conditions.refund_before_departure', refundable],
  ['a refund with another fee', 'conditions.refund_before_departure', dearer],
  ['no refund', 'conditions.refund_before_departure', { allowed: false }],
  ['changes', 'conditions.change_before_departure', refundable],
  ['the conditions of a trip', 'slices.0.conditions', { change_before_departure: refundable }],
  ['bags', 'slices.0.segments.0.passengers.0.baggages', [{ type: 'checked', quantity: 2 }]],
  ['a class', 'slices.0.segments.0.passengers.0.cabin_class', 'business'],
])('%s make another fare of the same flights and brand', (_, path, value) => {
  const [one, other] = [read(wireOf()), readWith(path, value)];
  expect(other.itinerary_key).toBe(one.itinerary_key);
  expect(other.offer_key).not.toBe(one.offer_key);
  expect(readWith(path, value).offer_key).toBe(other.offer_key);
});

it.each<[string, string, unknown]>([
  ['no id', 'id', ''],
  ['no owner', 'owner', null],
  ['an invalid price', 'total_amount', '1e3'],
  ['a negative price', 'total_amount', '-5.00'],
  ['a price as a number', 'total_amount', 199.9],
  ['an invalid currency', 'total_currency', 'euro'],
  ['no end', 'expires_at', 'tomorrow'],
  ['no slices', 'slices', []],
  ['no segments', 'slices.0.segments', []],
  ['a time with an offset', 'slices.0.segments.0.departing_at', '2026-12-01T08:00:00+02:00'],
  ['an invalid hour', 'slices.0.segments.0.departing_at', '2026-12-01T24:00:00'],
  ['an invalid minute', 'slices.0.segments.0.departing_at', '2026-12-01T23:60:00'],
  ['an id of dots', 'id', '..'],
  ['an id with a path', 'id', 'off_1/../../orders'],
  ['an overlong id', 'id', `off_${'1'.repeat(200)}`],
  ['a price with a leading zero', 'total_amount', '0199.90'],
  ['a name with a right-to-left override', 'slices.0.segments.0.marketing_carrier.name', 'Air \u202Eretsam'],
  ['a name with a terminal escape', 'slices.0.fare_brand_name', 'Light\u001b[2J'],
  ['half a character', 'slices.0.fare_brand_name', 'Light \ud83d'],
  ['an invalid flight number', 'slices.0.segments.0.marketing_carrier_flight_number', '910; drop'],
  ['an aircraft named like an object property', 'slices.0.segments.0.aircraft.iata_code', 'constructor'],
  ['half a bag', 'slices.0.segments.0.passengers.0.baggages', [{ type: 'checked', quantity: 0.5 }]],
  [
    'a negative number of bags',
    'slices.0.segments.0.passengers.0.baggages',
    [{ type: 'checked', quantity: -1 }],
  ],
  [
    'a huge number of bags',
    'slices.0.segments.0.passengers.0.baggages',
    [{ type: 'checked', quantity: 1e9 }],
  ],
  ['bags in words', 'slices.0.segments.0.passengers.0.baggages', [{ type: 'checked', quantity: 'two' }]],
  ['an expiry without a time zone', 'expires_at', '2026-12-01T10:00:00'],
  ['an empty duration', 'slices.0.duration', 'P'],
  ['a traveler of half a year', 'passengers.0.age', 0.5],
  ['a traveler aged 4,000', 'passengers.0.age', 4_000],
  ['an adult of five', 'passengers.0.age', 5],
  ['a traveler without a type', 'passengers.0.type', null],
  ['an infant with its own seat', 'passengers.0.type', 'infant_with_seat'],
  ['a flight of an unknown traveler', 'slices.0.segments.0.passengers.0.passenger_id', 'pas_9'],
  ['an invalid airport code', 'slices.0.segments.0.origin.iata_code', 'Cairo'],
  ['an invalid duration', 'slices.0.duration', '4 hours'],
  ['an overlong name', 'slices.0.segments.0.marketing_carrier.name', 'x'.repeat(5_000)],
  ['a thousand slices', 'slices', Array.from({ length: 1_000 }, () => ({}))],
  [
    'the same traveler twice on a flight',
    'slices.0.segments.0.passengers',
    [{ passenger_id: 'pas_1' }, { passenger_id: 'pas_1' }],
  ],
])('an offer with %s is unreadable', (_, path, value) => {
  expect(() => readWith(path, value)).toThrow(Unreadable);
});
