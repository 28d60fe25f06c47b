import type { PlaceRef } from '../../markup.fields';
import type { PricedPlace, RuleInForce } from '../types';
import type { OverlapFacts } from './facts';

/** Places by marks: those that are `named`, and with each of them those that it lies in. Zones are their countries. */
interface Places {
  named: ReadonlySet<string>;
  within: ReadonlyMap<string, readonly string[]>;
}

/** Between which places a trip goes; null is any. */
export interface Route {
  from: Places | null;
  to: Places | null;
  bothWays: boolean;
}

export const routeOf = (
  { origins, destinations, both_ways }: Pick<RuleInForce, 'origins' | 'destinations' | 'both_ways'>,
  facts: OverlapFacts,
): Route => ({ from: placesOf(origins, facts), to: placesOf(destinations, facts), bothWays: both_ways });

/** The places of a side at which no trip can be, since its cities have no airports and its zones no countries; null where there is none. */
export function nowhereOf(
  { origins, destinations }: Pick<RuleInForce, 'origins' | 'destinations'>,
  { from, to }: Route,
): readonly PlaceRef[] | null {
  if (from?.named.size === 0) return origins;
  return to?.named.size === 0 ? destinations : null;
}

function placesOf(places: readonly PlaceRef[], facts: OverlapFacts): Places | null {
  if (places.length === 0) return null;
  const within = new Map<string, string[]>();
  for (const { kind, code } of places) {
    if (kind === 'zone') {
      for (const country of facts.zones.get(code) ?? []) within.set(`in ${country}`, [`in ${country}`]);
    } else {
      const marks = marksOf(kind, code, facts);
      if (marks[0] !== undefined) within.set(marks[0], marks);
    }
  }
  return { named: new Set(within.keys()), within };
}

/** The place itself, and what it lies in; of a city that is not there nothing. */
function marksOf(kind: 'airport' | 'city' | 'country', code: string, facts: OverlapFacts): string[] {
  if (kind === 'country') return [`in ${code}`];
  return kind === 'airport' ? [`at ${code}`, ...around(facts.airport(code))] : around(facts.city(code));
}

/** A city is one, by whichever of its codes a rule names it. */
function around({ city_code, country_code, former_codes = [] }: PricedPlace = nothing): string[] {
  const city = city_code ?? former_codes[0];
  return [
    ...(city === undefined ? [] : [`near ${city}`]),
    ...(country_code === null ? [] : [`in ${country_code}`]),
  ];
}

const nothing: PricedPlace = { city_code: null, country_code: null };

/** Whether some trip goes both routes. That a journey of several trips can go each by another one does not count. */
export function routesMeet(one: Route, other: Route): boolean {
  if (placesMeet(one.from, other.from) && placesMeet(one.to, other.to)) return true;
  if (!one.bothWays && !other.bothWays) return false;
  return placesMeet(one.from, other.to) && placesMeet(one.to, other.from);
}

/** Whether every trip of the other route goes this one too. */
export function routesHold(one: Route, other: Route): boolean {
  const takes = (from: Places | null, to: Places | null) =>
    (placesHold(one.from, from) && placesHold(one.to, to)) ||
    (one.bothWays && placesHold(one.from, to) && placesHold(one.to, from));
  return takes(other.from, other.to) && (!other.bothWays || takes(other.to, other.from));
}

function placesMeet(one: Places | null, other: Places | null): boolean {
  return one === null || other === null || liesIn(one, other) || liesIn(other, one);
}

function liesIn({ within }: Places, { named }: Places): boolean {
  for (const marks of within.values()) if (marks.some((mark) => named.has(mark))) return true;
  return false;
}

function placesHold(one: Places | null, other: Places | null): boolean {
  if (one === null) return true;
  if (other === null) return false;
  for (const marks of other.within.values()) if (!marks.some((mark) => one.named.has(mark))) return false;
  return true;
}
