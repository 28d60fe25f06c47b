import type { Candidate, Group } from './candidate';
import { allBits, clearBit, cut, nextBit, type Bits } from './bits';
import { isAsked } from './compiled';
import { offerConditions, type OfferCondition } from './offer.conditions';
import { createFares, type Fares } from './fares';
import { eachAlone, type FlatOffer, type OfferFact } from './offer.facts';
import type { Scene } from './scene';

/**
 * Who can win an offer of one layer and kind, the first first: rules that match but for the fare, up to the first that takes every
 * fare. `fares`: which of them may take a fare.
 */
export interface Contest {
  candidates: Group;
  fares: Fares;
}
export type Contests = readonly (readonly Contest[])[];

type Values = ReturnType<OfferFact>;

/** A fact of offers that rules of this search ask for, who asks, and which rules fit what has been seen of it so far. */
interface Facet {
  fact: OfferFact;
  asked: readonly { condition: OfferCondition; asking: readonly number[] }[];
  seen: Map<string, { number: number; fitting: Bits }>;
}

/**
 * Finds contests, and remembers them by what the offers have that rules ask for: of the offers of a search many have the same route,
 * airlines, cabins, brands and days. The rules are asked once for each of these, and cut with each other once for each combination.
 */
export function createContests(layers: readonly (readonly Group[])[], scene: Scene) {
  const all = layers.flat(2);
  const facets = facetsOf(all);
  const known = new Map<string, Contests>();

  return (offer: FlatOffer): Contests => {
    let key = '';
    const fitting: Bits[] = [];
    for (const facet of facets) {
      const values = facet.fact(offer, scene);
      for (const part of eachAlone.has(facet.fact) ? values.map((value) => [value]) : [values]) {
        const seen = look(facet, part, all, scene);
        key += `${seen.number},`;
        fitting.push(seen.fitting);
      }
      key += ' ';
    }
    const before = known.get(key);
    if (before) return before;
    const found = contestsOf(layers, all, fitting);
    known.set(key, found);
    return found;
  };
}

function facetsOf(all: Group): Facet[] {
  const asked = offerConditions.map((condition, place) => {
    const asking: number[] = [];
    for (const [at, { compiled }] of all.entries()) if (isAsked(compiled, place)) asking.push(at);
    return { condition, asking };
  });
  const found = asked.filter(({ asking }) => asking.length > 0);
  return [...new Set(found.map(({ condition }) => condition.fact))].map((fact) => ({
    fact,
    asked: found.filter(({ condition }) => condition.fact === fact),
    seen: new Map(),
  }));
}

/** Rules that ask for nothing of a fact fit whatever it is. */
function look({ asked, seen }: Facet, values: Values, all: Group, scene: Scene) {
  const key = keyOf(values);
  const before = seen.get(key);
  if (before) return before;
  const fitting = allBits(all.length);
  for (const { condition, asking } of asked) {
    for (const at of asking) {
      const { compiled } = all[at] as Candidate;
      if (!condition.fits(compiled, values, scene)) clearBit(fitting, at);
    }
  }
  const now = { number: seen.size, fitting };
  seen.set(key, now);
  return now;
}

/** Different for different values, whatever a supplier writes into them: each is told by how long it is. */
function keyOf(values: Values): string {
  let key = '';
  for (const value of values) key += value === null ? '-' : `${value.length}=${value}`;
  return key;
}

function contestsOf(layers: readonly (readonly Group[])[], all: Group, fitting: readonly Bits[]): Contests {
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
