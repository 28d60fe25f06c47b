import type { CompiledRule } from './compiled';
import { anyFare, fareRangeOf, approximateBounds, type FareRange } from './fare.range';
import type { PricingScope } from './pricing-scope';
import { weightOfCompany } from './specificity';
import type { PricingContext } from './types';

/** A rule with the values that depend on the search. */
export interface Candidate {
  compiled: CompiledRule;
  specificity: number;
  range: FareRange | null;
  /** Float bounds that surely enclose the fare range. */
  rough: readonly [number, number];
  /** True when the rule matches every fare, whatever its amount and even without a base. */
  takesEveryFare: boolean;
}

/** Rules of one layer and kind. Only one of them wins: the first that matches. */
export type Group = readonly Candidate[];

export function grouped<T extends Candidate>(candidates: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const candidate of candidates) {
    const { layer, owner_id, kind } = candidate.compiled.rule;
    const key = groupKey(layer === 'platform' ? null : owner_id, kind);
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  return groups;
}

/** Returns the owners of the layers, the platform (null) first, then from the topmost company down to the parent of the paying company. */
export const ownersAbove = ({ companies }: PricingContext): (string | null)[] => [
  null,
  ...companies
    .slice(1)
    .map(({ id }) => id)
    .reverse(),
];

export const groupKey = (owner: string | null, kind: string): string => `${kind} ${owner ?? ''}`;

export function candidateOf(compiled: CompiledRule, { context, exchange }: PricingScope): Candidate {
  const { rule, weight, needsBase } = compiled;
  const range = fareRangeOf(compiled, exchange);
  return {
    compiled,
    specificity: weight + (weightOfCompany(rule, context.companies) ?? 0),
    range,
    rough: range ? approximateBounds(range) : anyFare,
    takesEveryFare: range === null && !needsBase,
  };
}

/** Sorts winners first (TRAVEL-RULES 26): by specificity, then by `place`, which already orders by priority and age. */
export const byRank = (one: Candidate, other: Candidate): number =>
  other.specificity - one.specificity || one.compiled.place - other.compiled.place;
