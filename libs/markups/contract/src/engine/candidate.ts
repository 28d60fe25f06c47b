import type { CompiledRule } from './compiled';
import { anyFare, fareRangeOf, roughly, type FareRange } from './fare.range';
import type { Scene } from './scene';
import { weightOfCompany } from './specificity';
import type { PricingContext } from './types';

/** A rule as it stands in one search. */
export interface Candidate {
  compiled: CompiledRule;
  specificity: number;
  range: FareRange | null;
  /** Floats that the range is surely between. */
  rough: readonly [number, number];
  /** Whether neither the amount of a fare nor what is known of it matters. */
  takesEveryFare: boolean;
}

/** Rules of one layer and kind, of which one wins: the first that matches. */
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

/** Whose layers there are, the platform's first: null, then from the topmost company above who pays down to the nearest. */
export const ownersAbove = ({ companies }: PricingContext): (string | null)[] => [
  null,
  ...companies
    .slice(1)
    .map(({ id }) => id)
    .reverse(),
];

export const groupKey = (owner: string | null, kind: string): string => `${kind} ${owner ?? ''}`;

export function candidateOf(compiled: CompiledRule, { context, exchange }: Scene): Candidate {
  const { rule, weight, needsBase } = compiled;
  const range = fareRangeOf(compiled, exchange);
  return {
    compiled,
    specificity: weight + (weightOfCompany(rule, context.companies) ?? 0),
    range,
    rough: range ? roughly(range) : anyFare,
    takesEveryFare: range === null && !needsBase,
  };
}

/**
 * Who wins comes first (TRAVEL-RULES 26): specificity, then priority, then the newest. Rules come in the order that they have where all
 * are for everybody, and keep it among those that name who pays alike.
 */
export const byRank = (one: Candidate, other: Candidate): number =>
  other.specificity - one.specificity || one.compiled.place - other.compiled.place;
