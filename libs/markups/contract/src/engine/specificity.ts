import type { AirlineCondition, PlaceRef } from '../markup.fields';
import type { Product, SpecificCondition } from '../markup.kinds';
import type { MarkupRule } from '../markup.shape';

/** A weight, shared by a condition of each product: no rule has both. `steps`: how often a condition can count. */
interface Slot extends Partial<Record<Product, SpecificCondition>> {
  steps: number;
}

const slot = (flight: SpecificCondition, hotel: SpecificCondition | null = null, steps = 1): Slot => ({
  flight,
  ...(hotel && { hotel }),
  steps,
});
const ofBoth = (condition: SpecificCondition, steps = 1): Slot => slot(condition, condition, steps);

/** Weightiest first. Company depths from about a thousand levels on share one step. */
const slots: readonly Slot[] = [
  ofBoth('company', 1023),
  ofBoth('company_type'),
  slot('route', 'place', 15),
  slot('plating', 'chain', 3),
  slot('marketing', 'stars', 3),
  slot('operating', null, 3),
  ofBoth('supplier'),
  slot('area', 'board'),
  slot('trip_type', 'payment_type'),
  slot('cabin', 'nights'),
  slot('fare_brand'),
  slot('passengers'),
  ofBoth('travel'),
  ofBoth('days_before'),
  ofBoth('weekday'),
  ofBoth('booking'),
  ofBoth('fare'),
];

const weights = new Map<SpecificCondition, number>();
let lightest = 1;
for (const { flight, hotel, steps } of [...slots].reverse()) {
  for (const condition of [flight, hotel]) if (condition) weights.set(condition, lightest);
  lightest *= steps + 1;
}

const weightOf = (condition: SpecificCondition, step: number): number => (weights.get(condition) ?? 0) * step;

const placeSteps = { airport: 4, city: 3, country: 2, zone: 1 } as const;
const widest = (places: readonly PlaceRef[]): number =>
  places.length === 0 ? 0 : Math.min(...places.map(({ kind }) => placeSteps[kind]));

/** Included airlines are more specific than excluded ones. */
const airlineStep = ({ mode, codes }: AirlineCondition): number =>
  codes.length === 0 ? 0 : mode === 'only' ? 2 : 1;

const isThere = (isSo: boolean): number => (isSo ? 1 : 0);

/** Returns a rule's specificity without its `companies` condition. */
export function weightOfRule(rule: MarkupRule): number {
  return (
    weightOf('route', widest(rule.origins) + widest(rule.destinations)) +
    weightOf('chain', isThere(rule.chains.length > 0)) +
    weightOf('stars', isThere(rule.stars.length > 0)) +
    weightOf('board', isThere(rule.boards.length > 0)) +
    weightOf('payment_type', isThere(rule.payment_types.length > 0)) +
    weightOf('nights', isThere(rule.nights_min !== null || rule.nights_max !== null)) +
    weightOf('plating', airlineStep(rule.plating)) +
    weightOf('marketing', airlineStep(rule.marketing)) +
    weightOf('operating', airlineStep(rule.operating)) +
    weightOf('supplier', isThere(rule.suppliers.length > 0)) +
    weightOf('area', isThere(rule.area !== null)) +
    weightOf('trip_type', isThere(rule.trip_types.length > 0)) +
    weightOf('cabin', isThere(rule.cabins.length > 0)) +
    weightOf('fare_brand', isThere(rule.fare_brands.length > 0)) +
    weightOf('passengers', isThere(rule.passengers.length > 0)) +
    weightOf('travel', isThere(rule.travel_from !== null || rule.travel_to !== null)) +
    weightOf('days_before', isThere(rule.days_before_min !== null || rule.days_before_max !== null)) +
    weightOf('weekday', isThere(rule.weekdays.length > 0)) +
    weightOf('booking', isThere(rule.booking_from !== null || rule.booking_to !== null)) +
    weightOf('fare', isThere(rule.fare_min !== null || rule.fare_max !== null))
  );
}

/**
 * Returns the weight of the `companies` condition for a payer: most for the company alone, then the company with its subsidiaries, then its
 * ancestors with theirs, nearest first; null when the rule names other companies only.
 */
export function weightOfCompany(
  { companies }: Pick<MarkupRule, 'companies'>,
  path: readonly { id: string }[],
): number | null {
  if (companies.length === 0) return 0;
  let heaviest = 0;
  for (const [above, { id }] of path.entries()) {
    for (const named of companies) {
      if (named.id !== id || (above > 0 && !named.below)) continue;
      const step = above === 0 && !named.below ? 1023 : Math.max(1, 1022 - above);
      heaviest = Math.max(heaviest, step);
    }
  }
  return heaviest === 0 ? null : weightOf('company', heaviest);
}

export const weightOfType = ({ company_type }: Pick<MarkupRule, 'company_type'>): number =>
  weightOf('company_type', isThere(company_type !== null));

/** Returns the weightiest condition in which the specificities of two rules for a product differ; null when they are equal. */
export function decisiveCondition(one: number, other: number, product: Product): SpecificCondition | null {
  for (const { [product]: condition } of slots) {
    const weight = condition && weights.get(condition);
    if (weight && Math.floor(one / weight) !== Math.floor(other / weight)) return condition;
  }
  return null;
}
