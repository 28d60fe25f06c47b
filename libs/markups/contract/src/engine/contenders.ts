import type { Candidate, Group } from './bind';
import { bitsFor, cut, nextBit, setBit, type Bits } from './bits';
import { offerConditions, type OfferCondition } from './offer.conditions';
import type { OfferFact } from './offer.facts';
import type { Scene } from './scene';
import type { PricedOffer } from './types';

/**
 * Of each layer and kind who can win an offer, the first first: those that match but for the fare, up to the first that takes every
 * fare.
 */
export type Contenders = readonly (readonly Group[])[];

/** A fact of offers that rules of this search ask for, and which of the rules fit each value seen so far. */
interface Facet {
  fact: OfferFact;
  conditions: readonly OfferCondition[];
  /** Rules that ask for nothing of it fit whatever it is. */
  open: Bits;
  asking: readonly number[];
  seen: Map<string, { number: number; fitting: Bits }>;
}

/**
 * Finds contenders, and remembers them by what the offers have that rules ask for: of the offers of a search many have the same
 * route, airlines, cabins, brands and days, and the rules are asked once for each of these, and once for each of their combinations.
 */
export function createContenders(layers: readonly (readonly Group[])[], scene: Scene) {
  const all = layers.flat(2);
  const facets = facetsOf(all);
  const known = new Map<string, Contenders>();

  return (offer: PricedOffer): Contenders => {
    let key = '';
    const fitting: Bits[] = [];
    for (const facet of facets) {
      const seen = look(facet, offer, all, scene);
      key += `${seen.number} `;
      fitting.push(seen.fitting);
    }
    const before = known.get(key);
    if (before) return before;
    const found = choose(layers, all, fitting);
    known.set(key, found);
    return found;
  };
}

function facetsOf(all: readonly Candidate[]): Facet[] {
  const facts = new Set(offerConditions.map(({ fact }) => fact));
  return [...facts].flatMap((fact) => {
    const conditions = offerConditions.filter((condition) => condition.fact === fact);
    const open = bitsFor(all.length);
    const asking: number[] = [];
    for (const [at, { compiled }] of all.entries()) {
      if (conditions.some(({ asks }) => asks(compiled))) asking.push(at);
      else setBit(open, at);
    }
    return asking.length > 0 ? [{ fact, conditions, open, asking, seen: new Map() }] : [];
  });
}

function look({ fact, conditions, open, asking, seen }: Facet, offer: PricedOffer, all: Group, scene: Scene) {
  const values = fact(offer, scene);
  const key = keyOf(values);
  const before = seen.get(key);
  if (before) return before;
  const fitting = open.slice();
  for (const at of asking) {
    const { compiled } = all[at] as Candidate;
    const fits = conditions.every((each) => !each.asks(compiled) || each.fits(compiled, values, scene));
    if (fits) setBit(fitting, at);
  }
  const now = { number: seen.size, fitting };
  seen.set(key, now);
  return now;
}

/** Different for different values, whatever a supplier writes into them. */
const keyOf = (values: readonly (string | null)[]): string =>
  values.length === 1 && typeof values[0] === 'string' ? `=${values[0]}` : JSON.stringify(values);

function choose(layers: readonly (readonly Group[])[], all: Group, fitting: readonly Bits[]): Contenders {
  const left = bitsFor(all.length).fill(~0);
  for (const bits of fitting) cut(left, bits);
  let start = 0;
  return layers.map((groups) =>
    groups.map(({ length }) => {
      const contenders: Candidate[] = [];
      const end = start + length;
      for (let at = nextBit(left, start, end); at >= 0; at = nextBit(left, at + 1, end)) {
        const candidate = all[at] as Candidate;
        contenders.push(candidate);
        if (candidate.takesEveryFare) break;
      }
      start = end;
      return contenders;
    }),
  );
}
