import { folded } from '@traveldesk/shared-contract';
import type { PlaceRef } from '../markup.fields';
import type { Product } from '../markup.kinds';
import { fractionOf, reduced, type Fraction } from './fraction';
import { weightOfRule, weightOfType } from './specificity';
import type { CompiledRules, RuleInForce, RuleSet } from './types';
import type { Compiled, CompiledPlaces, CompiledRule } from './compiled';
import { offerConditions } from './offer.conditions';

/** Compiles the active rules of a set once for all searches. Rules that are not active are left out of prices and traces. */
export function compileRules({ revision, rules, zones, discountShare }: RuleSet): CompiledRules {
  const active = rules.filter(({ status }) => status === 'active');
  const currencies = new Set<string>();
  const compiledFor = (product: Product) => {
    const meant = active.filter((rule) => rule.product === product || rule.product === 'both');
    const compiled = meant.map((rule) => compileRule(rule, zones, product)).sort(byRank);
    for (const [place, rule] of compiled.entries()) rule.place = place;
    for (const { needsRate, rule } of compiled) if (needsRate) currencies.add(rule.currency);
    return compiled;
  };
  const set: Compiled = {
    revision,
    rules: { flight: compiledFor('flight'), hotel: compiledFor('hotel') },
    currencies: [...currencies].sort(),
    discountShare: discountShare === null ? null : { percent: discountShare, part: percentOf(discountShare) },
  };
  return set;
}

/** Compiles one rule for one of its products, whatever its status. */
export function compileRule(rule: RuleInForce, zones: RuleSet['zones'], product: Product): CompiledRule {
  const compiled = withoutAsked(rule, zones);
  for (const [at, { of, asks }] of offerConditions.entries()) {
    if ((of ?? product) === product && asks(compiled)) compiled.asked |= 1 << at;
  }
  return compiled;
}

function withoutAsked(rule: RuleInForce, zones: RuleSet['zones']): CompiledRule {
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
    chains: rule.chains.map(folded),
    validFrom: rule.valid_from === null ? -Infinity : Date.parse(rule.valid_from),
    validUntil: rule.valid_until === null ? Infinity : Date.parse(rule.valid_until),
    createdAt: Date.parse(rule.created_at),
    weight: weightOfRule(rule) + weightOfType(rule),
    place: 0,
    asked: 0,
    percent: isFixed ? null : percentOrNull(rule.percent),
    tax: percentOrNull(rule.tax_percent),
    ...amounts,
    needsRate: Object.values(amounts).some((amount) => amount !== null),
    counts:
      rule.per !== 'booking' && [amounts.amount, amounts.min, amounts.max].some((part) => part !== null),
    needsBase: !isFixed && rule.percent_of === 'base' && rule.without_base === 'skip',
  };
}

const fractionOrNull = (text: string | null): Fraction | null => (text === null ? null : fractionOf(text));

const percentOrNull = (text: string | null): Fraction | null => (text === null ? null : percentOf(text));

function percentOf(text: string): Fraction {
  const { up, down } = fractionOf(text);
  return reduced({ up, down: down * 100n });
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

/**
 * Sorts winning rules first, leaving aside which companies the rules name (TRAVEL-RULES 26): more specific, then higher priority, then
 * newer.
 */
export function byRank(one: CompiledRule, other: CompiledRule): number {
  return (
    other.weight - one.weight ||
    other.rule.priority - one.rule.priority ||
    other.createdAt - one.createdAt ||
    (other.rule.id < one.rule.id ? -1 : 1)
  );
}
