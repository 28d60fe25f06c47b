import type { PlaceRef } from '../markup.fields';
import { fractionOf, type Fraction } from './fraction';
import { weightOfRule, weightOfType } from './specificity';
import type { CompiledRules, RuleInForce, RuleSet } from './types';

/** Places by how they are asked for; `zones` as the countries of each. */
export interface CompiledPlaces {
  airports: readonly string[];
  cities: readonly string[];
  countries: readonly string[];
  zones: readonly ReadonlySet<string>[];
}

/** A rule with all that can be known of it before anybody searches. */
export interface CompiledRule {
  rule: RuleInForce;
  origins: CompiledPlaces | null;
  destinations: CompiledPlaces | null;
  /** In lower case. */
  brands: readonly string[];
  validFrom: number;
  validUntil: number;
  createdAt: number;
  /** But for who pays, which depends on who does. */
  weight: number;
  /** Where it stands among all rules by weight, priority and age: the first wins. */
  place: number;
  percent: Fraction | null;
  tax: Fraction | null;
  /** Amounts of the rule's currency. */
  amount: Fraction | null;
  min: Fraction | null;
  max: Fraction | null;
  step: Fraction | null;
  fareMin: Fraction | null;
  fareMax: Fraction | null;
  /** Whether it has amounts at all, and so needs its currency's rate. */
  needsRate: boolean;
  /** Whether how many travel or fly changes what it adds. */
  counts: boolean;
  /** Whether it takes nothing where a supplier does not say the base. */
  needsBase: boolean;
}

/** What `compileRules` makes, as the engine reads it. */
export interface Compiled extends CompiledRules {
  rules: readonly CompiledRule[];
}

/**
 * All rules of a set, made ready once for every search that they price. Of rules that are not active none counts: they are left out,
 * from prices and from traces.
 */
export function compileRules({ revision, rules, zones }: RuleSet): CompiledRules {
  const compiled = rules.filter(({ status }) => status === 'active').map((rule) => compileRule(rule, zones));
  compiled.sort(byRank);
  for (const [place, rule] of compiled.entries()) rule.place = place;
  const currencies = new Set<string>();
  for (const { needsRate, rule } of compiled) if (needsRate) currencies.add(rule.currency);
  const set: Compiled = { revision, currencies: [...currencies].sort(), rules: compiled };
  return set;
}

const hundredth: Fraction = { up: 1n, down: 100n };

/** One rule made ready, whatever its status. */
export function compileRule(rule: RuleInForce, zones: RuleSet['zones']): CompiledRule {
  const isFixed = rule.value_type === 'fixed';
  const amounts = {
    amount: isFixed ? fractionOrNull(rule.amount) : null,
    min: fractionOrNull(rule.min_amount),
    max: fractionOrNull(rule.max_amount),
    step: fractionOrNull(rule.step),
    fareMin: fractionOrNull(rule.fare_min),
    fareMax: fractionOrNull(rule.fare_max),
  };
  return {
    rule,
    origins: placesOf(rule.origins, zones),
    destinations: placesOf(rule.destinations, zones),
    brands: rule.fare_brands.map((brand) => brand.toLowerCase()),
    validFrom: rule.valid_from === null ? -Infinity : Date.parse(rule.valid_from),
    validUntil: rule.valid_until === null ? Infinity : Date.parse(rule.valid_until),
    createdAt: Date.parse(rule.created_at),
    weight: weightOfRule(rule) + weightOfType(rule),
    place: 0,
    percent: isFixed ? null : percentOf(rule.percent),
    tax: rule.kind === 'discount' ? null : percentOf(rule.tax_percent),
    ...amounts,
    needsRate: Object.values(amounts).some((amount) => amount !== null),
    counts:
      rule.per !== 'booking' && [amounts.amount, amounts.min, amounts.max].some((part) => part !== null),
    needsBase: !isFixed && rule.percent_of === 'base' && rule.without_base === 'skip',
  };
}

const fractionOrNull = (text: string | null): Fraction | null => (text === null ? null : fractionOf(text));

function percentOf(text: string | null): Fraction | null {
  if (text === null) return null;
  const { up, down } = fractionOf(text);
  return { up: up * hundredth.up, down: down * hundredth.down };
}

function placesOf(places: readonly PlaceRef[], zones: RuleSet['zones']): CompiledPlaces | null {
  if (places.length === 0) return null;
  const codesOf = (kind: PlaceRef['kind']) =>
    places.filter((place) => place.kind === kind).map(({ code }) => code);
  return {
    airports: codesOf('airport'),
    cities: codesOf('city'),
    countries: codesOf('country'),
    zones: codesOf('zone').flatMap((id) => zones.get(id) ?? []),
  };
}

/** Which of two rules wins that name who pays alike (TRAVEL-RULES 26): the more specific, then by priority, then the newer. */
export function byRank(one: CompiledRule, other: CompiledRule): number {
  return (
    other.weight - one.weight ||
    other.rule.priority - one.rule.priority ||
    other.createdAt - one.createdAt ||
    (other.rule.id < one.rule.id ? -1 : 1)
  );
}
