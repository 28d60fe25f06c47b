import { blankRule } from './blank-rule';
import type { Refuse } from './markup.reach';
import type { MarkupRule } from './markup.shape';
import {
  markupUnits,
  placeKinds,
  products,
  type MarkupUnit,
  type PlaceKind,
  type Product,
  type RuleProduct,
} from './markup.kinds';

/** Conditions of one product. A rule for both products has none of them. */
const fieldsOf = {
  flight: [
    'marketing',
    'operating',
    'plating',
    'origins',
    'both_ways',
    'area',
    'trip_types',
    'cabins',
    'fare_brands',
    'passengers',
    'infants',
  ],
  hotel: ['stars', 'chains', 'boards', 'payment_types', 'nights_min', 'nights_max'],
} as const satisfies Record<Product, readonly (keyof MarkupRule)[]>;

const unitsOf: Record<RuleProduct, readonly MarkupUnit[]> = {
  flight: ['passenger', 'segment', 'booking'],
  hotel: ['room_night', 'booking'],
  both: ['booking'],
};

/** The units of amounts for a product, in the order of `markupUnits`. */
export const unitsFor = (product: RuleProduct): readonly MarkupUnit[] =>
  markupUnits.filter((unit) => unitsOf[product].includes(unit));

/** A property lies in a city, a country or a zone. */
const withoutAirport = placeKinds.filter((kind) => kind !== 'airport');

/** The kinds of places for a product. */
export const placeKindsFor = (product: RuleProduct): readonly PlaceKind[] =>
  product === 'flight' ? placeKinds : withoutAirport;

/** True when rules for the product can have the field. */
export function hasField(product: RuleProduct, field: keyof MarkupRule): boolean {
  if (field === 'destinations') return product !== 'both';
  return Object.entries(fieldsOf).every(
    ([each, fields]) => each === product || !(fields as readonly string[]).includes(field),
  );
}

/** Returns the rule for another product, without the conditions and the unit that it cannot have. */
export function withProduct<Rule extends Pick<MarkupRule, 'per' | 'destinations'>>(
  rule: Rule,
  product: RuleProduct,
): Rule {
  const blank = blankRule('');
  const lost = (Object.keys(blank) as (keyof MarkupRule)[]).filter((field) => !hasField(product, field));
  const kinds: readonly string[] = placeKindsFor(product);
  return {
    ...rule,
    product,
    per: unitsOf[product].includes(rule.per) ? rule.per : 'booking',
    destinations: rule.destinations.filter(({ kind }) => kinds.includes(kind)),
    ...Object.fromEntries(lost.map((field) => [field, blank[field]])),
  };
}

const refusals: Record<Product, string> = { flight: 'markup_flights_only', hotel: 'markup_hotels_only' };

/** Refuses conditions and units that the rule's product does not have. */
export function judgeProduct(rule: MarkupRule, refuse: Refuse): void {
  const { product } = rule;
  for (const other of products.filter((each) => each !== product)) {
    for (const field of fieldsOf[other]) if (isSet(rule[field])) refuse(field, refusals[other]);
  }
  if (product === 'both' && rule.destinations.length > 0) refuse('destinations', 'markup_one_product');
  if (product === 'hotel' && rule.destinations.some(({ kind }) => kind === 'airport')) {
    refuse('destinations', 'markup_hotel_airport');
  }
  if (!unitsOf[product].includes(rule.per)) refuse('per', 'markup_unit_product');
}

function isSet(value: MarkupRule[(typeof fieldsOf)[Product][number]]): boolean {
  if (typeof value !== 'object' || value === null) return value !== null && value !== false;
  return (Array.isArray(value) ? value : (value as MarkupRule['plating']).codes).length > 0;
}
