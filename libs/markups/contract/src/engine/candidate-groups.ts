import type { Candidate, Group } from './candidate';
import { allBits, clearBit, cut, nextBit, type Bits } from './bits';
import { isAsked } from './compiled';
import { offerConditions, readBy, type OfferCondition } from './offer.conditions';
import { createFares, type Fares } from './fares';
import { separatelyJudgedFacts, type FlatOffer, type OfferFact } from './offer.facts';
import type { PricingScope } from './pricing-scope';

/**
 * The candidates of one layer and kind for an offer, best first: rules whose conditions match apart from the fare, up to the first one that
 * takes every fare. `fares` selects the candidates that may match a given fare.
 */
export interface CandidateGroup {
  candidates: Group;
  fares: Fares;
}
export type CandidateGroups = readonly (readonly CandidateGroup[])[];

type Values = ReturnType<OfferFact>;

/**
 * A fact of offers (such as the cabins) with the rules of this search that have conditions on it, and a cache of the fitting rules by
 * value.
 */
interface Facet {
  fact: OfferFact;
  asked: readonly { condition: OfferCondition; asking: readonly number[] }[];
  seen: Map<string, Bits>;
}

/**
 * Finds the candidate rules for each offer, cached by the facts that the rules test. Many offers of a search share route, airlines,
 * cabins, brands and days: the rules are evaluated once per value, and the results intersected once per combination.
 */
export function createCandidateGroups(layers: readonly (readonly Group[])[], scene: PricingScope) {
  const all = layers.flat(2);
  const facets = facetsOf(all);
  const known = new Map<string, CandidateGroups>();

  return (offer: FlatOffer): CandidateGroups => {
    let key = '';
    const facts = facets.map(({ fact }) => {
      const values = fact(offer, scene);
      key += `${keyOf(values)} `;
      return values;
    });
    const before = known.get(key);
    if (before) return before;
    const fitting = facets.flatMap((facet, at) => fittingOf(facet, facts[at] ?? [], all, scene));
    const found = contestsOf(layers, all, fitting);
    known.set(key, found);
    return found;
  };
}

function facetsOf(all: Group): Facet[] {
  const asked = offerConditions.map((condition, place) => {
    const asking: number[] = [];
    all.forEach(({ compiled }, at) => {
      if (isAsked(compiled, place)) asking.push(at);
    });
    return { condition, asking };
  });
  const found = asked.filter(({ asking }) => asking.length > 0);
  return [...new Set(found.map(({ condition }) => condition.fact))].map((fact) => ({
    fact,
    asked: found.filter(({ condition }) => condition.fact === fact),
    seen: new Map(),
  }));
}

function fittingOf(facet: Facet, values: Values, all: Group, scene: PricingScope): Bits[] {
  const parts = separatelyJudgedFacts.has(facet.fact) ? values.map((value) => [value]) : [values];
  return parts.map((part) => look(facet, part, all, scene));
}

/** Rules without a condition on the fact fit every value. */
function look({ asked, seen }: Facet, values: Values, all: Group, scene: PricingScope): Bits {
  const key = keyOf(values);
  const before = seen.get(key);
  if (before) return before;
  const fitting = allBits(all.length);
  for (const { condition, asking } of asked) {
    const read = readBy(condition, values);
    for (const at of asking) {
      const { compiled } = all[at] as Candidate;
      if (!condition.fits(compiled, read, scene)) clearBit(fitting, at);
    }
  }
  seen.set(key, fitting);
  return fitting;
}

/** Builds a key that is unique per list of values: each value has its length as a prefix, so no supplier text can imitate a separator. */
function keyOf(values: Values): string {
  let key = '';
  for (const value of values) key += value === null ? '-' : `${value.length}=${value}`;
  return key;
}

function contestsOf(
  layers: readonly (readonly Group[])[],
  all: Group,
  fitting: readonly Bits[],
): CandidateGroups {
  const left = allBits(all.length);
  for (const bits of fitting) cut(left, bits);
  let start = 0;
  return layers.map((groups) =>
    groups.map(({ length }) => {
      const candidates: Candidate[] = [];
      const end = start + length;
      for (let at = nextBit(left, start, end); at >= 0; at = nextBit(left, at + 1, end)) {
        const candidate = all[at] as Candidate;
        candidates.push(candidate);
        if (candidate.takesEveryFare) break;
      }
      start = end;
      return { candidates, fares: createFares(candidates) };
    }),
  );
}
