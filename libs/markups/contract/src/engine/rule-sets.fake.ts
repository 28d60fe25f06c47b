import fc from 'fast-check';
import { currencyExponent, moneyOf } from '@traveldesk/shared-contract';
import type { PlaceRef } from '../markup.fields';
import { buyer, idOf, parent, ruleOf, topmost } from './engine.fake';
import type { RuleInForce, RuleSet } from './types';

/* Rules from small pools of values, so that they often match offers, overlap and outrank each other. */

export const airlines = fc.constantFrom('EK', 'MS', 'BA');
export const airports = fc.constantFrom('CAI', 'HRG', 'DXB', 'DWC', 'LHR', 'LGW', 'QQQ', 'ZZZ');
export const cabins = fc.constantFrom('Economy' as const, 'Business' as const, 'First' as const);
export const types = fc.constantFrom('adult' as const, 'child' as const, 'infant' as const);
// Brands as suppliers write them, and brands crafted to collide in a cache key.
export const brands = fc.constantFrom('Flex', 'FLEX', 'Saver', 'a, b', 'a', '["a"', '=a', ' ');
/** Names that collide when folded, and when they are joined in a cache key. */
export const chains = fc.constantFrom('Atlas', 'ÁTLAS', 'Nile', 'a, b', '5=Atlas');
export const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
export const days = fc.constantFrom('2026-11-21', '2026-11-22', '2026-12-01', '2026-12-24', '2026-12-31');
export const instants = fc.constantFrom(
  '2026-11-21T22:30:00.000Z',
  '2026-11-21T23:59:59.999Z',
  '2026-11-22T00:00:00.000Z',
  '2026-12-01T12:00:00+02:00',
);
export const companyTypes = fc.constantFrom('B2B' as const, 'B2C' as const);
export const journeys = fc.constantFrom('oneway' as const, 'roundtrip' as const, 'multi' as const);

/** Null half of the time. */
export const or = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 2 });
const seldom = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: of });
const few = <T>(of: fc.Arbitrary<T>, most = 2) => fc.uniqueArray(of, { minLength: 1, maxLength: most });

const window = fc
  .tuple(or(days), or(days))
  .map(([one, other]) => (one && other && other < one ? ([other, one] as const) : ([one, other] as const)));
const named = fc.record({ mode: fc.constantFrom('only' as const, 'except' as const), codes: few(airlines) });
const places: fc.Arbitrary<PlaceRef> = fc.oneof(
  airports.map((code) => ({ kind: 'airport' as const, code })),
  // `DXX` is a former code of Dubai; `QQX` belongs to no city.
  fc.constantFrom('CAI', 'DXB', 'DXX', 'LON', 'QQX').map((code) => ({ kind: 'city' as const, code })),
  fc.constantFrom('EG', 'AE', 'GB').map((code) => ({ kind: 'country' as const, code })),
  fc.constantFrom(301, 302, 303, 304).map((number) => ({ kind: 'zone' as const, code: idOf(number) })),
);

/** Of the four zones that rules name, one is empty and one does not exist. */
const zones: RuleSet['zones'] = new Map([
  [idOf(301), new Set(['AE', 'SA'])],
  [idOf(302), new Set(['EG', 'GB'])],
  [idOf(303), new Set<string>()],
]);

type Part = Partial<RuleInForce>;

const conditions: fc.Arbitrary<Part> = fc.oneof(
  fc.record({
    companies: few(
      fc.record({ id: fc.constantFrom(buyer, parent, topmost, idOf(104)), below: fc.boolean() }),
    ),
  }),
  fc.record({ company_type: companyTypes }),
  fc.record({ suppliers: few(fc.constantFrom(idOf(201), idOf(202))) }),
  fc.record({ marketing: named }),
  fc.record({ operating: named }),
  fc.record({ plating: named }),
  fc.record({ origins: few(places), both_ways: fc.boolean() }),
  fc.record({ destinations: few(places), both_ways: fc.boolean() }),
  fc.record({ origins: few(places), destinations: few(places), both_ways: fc.boolean() }),
  fc.record({ area: fc.constantFrom('domestic' as const, 'international' as const) }),
  fc.record({ trip_types: few(journeys) }),
  fc.record({ cabins: few(cabins) }),
  fc.record({ fare_brands: few(brands) }),
  fc.record({ passengers: few(types, 3) }),
  window.map(([travel_from, travel_to]) => ({ travel_from, travel_to })),
  window.map(([booking_from, booking_to]) => ({ booking_from, booking_to })),
  fc.record({ days_before_min: or(fc.constantFrom(0, 1, 33)), days_before_max: or(fc.constantFrom(33, 40)) }),
  fc.record({ weekdays: few(fc.integer({ min: 1, max: 7 }), 5) }),
  fc.record({ valid_from: or(instants) }),
  fc.record({ valid_until: or(instants) }),
  fc.record({ status: fc.constantFrom('draft' as const, 'paused' as const) }),
);

/** An amount above zero, up to `most` whole units of the currency. */
const amounts = (currency: string, most: number) =>
  fc
    .integer({ min: 1, max: most * 10 ** currencyExponent(currency) })
    .map((minor) => moneyOf(minor, currency).amount);

const values: fc.Arbitrary<Part> = currencies.chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    value_type: fc.constantFrom('percent' as const, 'fixed' as const),
    percent: fc.integer({ min: 1, max: 1_000_000 }).map((number) => (number / 10_000).toFixed(4)),
    percent_of: fc.constantFrom('base' as const, 'total' as const),
    without_base: fc.constantFrom('total' as const, 'skip' as const),
    amount: amounts(currency, 50),
    per: fc.constantFrom('passenger' as const, 'segment' as const, 'booking' as const),
    min_amount: seldom(amounts(currency, 20)),
    max_amount: seldom(amounts(currency, 60)),
    step: seldom(amounts(currency, 10)),
    fare_min: seldom(amounts(currency, 600)),
    fare_max: seldom(amounts(currency, 900)),
    infants: fc.boolean(),
    tax_percent: seldom(fc.constantFrom('14', '0.5', '100')),
  }),
);

const ownerIds = fc.constantFrom(null, null, null, parent, topmost, parent, topmost, buyer, idOf(104));

const rules = fc
  .record({
    value: values,
    owner_id: ownerIds,
    kind: fc.constantFrom('markup' as const, 'service_fee' as const, 'discount' as const),
    asked: fc.array(conditions, { maxLength: 2 }),
    priority: fc.constantFrom(0, 1),
    created_at: fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'),
  })
  .map(({ value, owner_id, kind, asked, ...rank }): Part => {
    const layer = owner_id === null ? 'platform' : 'company';
    const part: Part = Object.assign({}, value, ...asked);
    return {
      ...part,
      ...rank,
      layer,
      owner_id,
      // The schema requires this: a company gives no discounts, and no minimum exceeds its maximum.
      kind: layer === 'company' && kind === 'discount' ? 'markup' : kind,
      max_amount: noLess(part.max_amount, part.min_amount),
      fare_max: noLess(part.fare_max, part.fare_min),
    };
  });

const noLess = (most: string | null = null, least: string | null = null) =>
  most !== null && least !== null && Number(most) < Number(least) ? least : most;

const hotelConditions: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ destinations: few(places.filter(({ kind }) => kind !== 'airport')) }),
  fc.record({ chains: few(chains) }),
  fc.record({ stars: few(fc.constantFrom(3, 4, 5)) }),
  fc.record({ boards: few(fc.constantFrom('room_only' as const, 'breakfast' as const)) }),
  fc.record({ nights_min: fc.constantFrom(1, 3), nights_max: or(fc.constantFrom(3, 5)) }),
  fc.record({ travel_from: or(days) }),
  fc.record({ weekdays: few(fc.integer({ min: 1, max: 7 }), 5) }),
  fc.record({ days_before_max: fc.constantFrom(0, 10, 40) }),
);

/** Rules for hotels, and some for both products. */
export const hotelRuleSets: fc.Arbitrary<RuleSet> = fc
  .array(
    fc
      .record({
        value: values,
        kind: fc.constantFrom('markup' as const, 'service_fee' as const, 'discount' as const),
        product: fc.constantFrom('hotel' as const, 'hotel' as const, 'both' as const),
        per: fc.constantFrom('booking' as const, 'room_night' as const),
        asked: fc.array(hotelConditions, { maxLength: 2 }),
        priority: fc.constantFrom(0, 1),
      })
      .map(({ value, asked, ...rest }): Part =>
        Object.assign({}, value, ...(rest.product === 'hotel' ? asked : []), rest, {
          max_amount: noLess(value.max_amount, value.min_amount),
          fare_max: noLess(value.fare_max, value.fare_min),
        }),
      ),
    { minLength: 1, maxLength: 16, size: 'large' },
  )
  .map((parts) => ({
    revision: 1,
    zones,
    discountShare: '30',
    rules: parts.map((part, index) => ruleOf({ ...part, id: idOf(index + 1) })),
  }));

export const ruleSets: fc.Arbitrary<RuleSet> = fc
  .tuple(
    fc.array(rules, { minLength: 1, maxLength: 16, size: 'large' }),
    fc.constantFrom('30', '0', '2.5', '100', null),
  )
  .map(([parts, discountShare]) => ({
    revision: 1,
    zones,
    discountShare,
    rules: parts.map((part, index) => ruleOf({ ...part, id: idOf(index + 1) })),
  }));
