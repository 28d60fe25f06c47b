import type { AirlineCondition, PlaceRef } from '../markup.fields';
import { specificConditions, type SpecificCondition } from '../markup.kinds';
import type { MarkupRule } from '../markup.shape';

/** The number of steps of a condition; conditions not listed have one. Company depths from about a thousand levels on share one step. */
const steps: Partial<Record<SpecificCondition, number>> = {
  company: 1023,
  route: 15,
  plating: 3,
  marketing: 3,
  operating: 3,
};

const weights = new Map<SpecificCondition, number>();
let lightest = 1;
for (const condition of [...specificConditions].reverse()) {
  weights.set(condition, lightest);
  lightest *= (steps[condition] ?? 1) + 1;
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

/** Returns the weightiest condition in which two specificities differ; null when they are equal. */
export function decisiveCondition(one: number, other: number): SpecificCondition | null {
  for (const condition of specificConditions) {
    const weight = weights.get(condition) ?? 1;
    if (Math.floor(one / weight) !== Math.floor(other / weight)) return condition;
  }
  return null;
}
