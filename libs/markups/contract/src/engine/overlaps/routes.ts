import type { PlaceRef } from '../../markup.fields';
import type { PricedPlace, RuleInForce } from '../types';
import type { OverlapFacts } from './facts';

/**
 * Places as marks: the `named` ones, for each of them the places that contain it, and all places that can contain a part of one. A zone
 * becomes its countries.
 */
interface Places {
  named: ReadonlySet<string>;
  within: ReadonlyMap<string, readonly string[]>;
  around: ReadonlySet<string>;
}

type RoutedRule = Pick<RuleInForce, 'product' | 'origins' | 'destinations' | 'both_ways'>;

/** The facts for the product of a rule. */
type PlaceFacts = Pick<OverlapFacts, 'zones' | 'airport' | 'countriesAround'> & {
  city(code: string): PricedPlace | undefined;
};

/** The origin and destination of a trip, or the place of a property as destination; null is anywhere. */
export interface Route {
  from: Places | null;
  to: Places | null;
  bothWays: boolean;
}

export const routeOf = (
  { product, origins, destinations, both_ways }: RoutedRule,
  { zones, airport, city, countriesAround }: OverlapFacts,
): Route => {
  const facts: PlaceFacts =
    product === 'hotel'
      ? { zones, airport, city: (code) => withoutCountry(city(code, product)), countriesAround }
      : { zones, airport, city: (code) => city(code, 'flight'), countriesAround: () => [] };
  return { from: placesOf(origins, facts), to: placesOf(destinations, facts), bothWays: both_ways };
};

const withoutCountry = (place: PricedPlace | undefined): PricedPlace | undefined =>
  place && { ...place, country_code: null };

/** Returns the places of a side that no trip can have, because its cities have no airports or its zones no countries; null otherwise. */
export function impossiblePlacesOf(
  { origins, destinations }: Pick<RuleInForce, 'origins' | 'destinations'>,
  { from, to }: Route,
): readonly PlaceRef[] | null {
  if (from?.named.size === 0) return origins;
  return to?.named.size === 0 ? destinations : null;
}

function placesOf(places: readonly PlaceRef[], facts: PlaceFacts): Places | null {
  if (places.length === 0) return null;
  const within = new Map<string, string[]>();
  const around = new Set<string>();
  for (const { kind, code } of places) {
    if (kind === 'zone') {
      for (const country of facts.zones.get(code) ?? []) {
        within.set(`in ${country}`, [`in ${country}`]);
        around.add(`in ${country}`);
      }
    } else {
      const marks = marksOf(kind, code, facts);
      if (marks[0] !== undefined) within.set(marks[0], marks);
      for (const mark of marks) around.add(mark);
      if (kind === 'city') for (const country of facts.countriesAround(code)) around.add(`in ${country}`);
    }
  }
  return { named: new Set(within.keys()), within, around };
}

/** Returns the place and the places that contain it; nothing for an unknown city. */
function marksOf(kind: 'airport' | 'city' | 'country', code: string, facts: PlaceFacts): string[] {
  if (kind === 'country') return [`in ${code}`];
  return kind === 'airport' ? [`at ${code}`, ...around(facts.airport(code))] : around(facts.city(code));
}

/** Gives a city one mark, whichever of its codes a rule uses. */
function around({ city_code, country_code, former_codes = [] }: PricedPlace = nothing): string[] {
  const city = city_code ?? former_codes[0];
  return [
    ...(city === undefined ? [] : [`near ${city}`]),
    ...(country_code === null ? [] : [`in ${country_code}`]),
  ];
}

const nothing: PricedPlace = { city_code: null, country_code: null };

/** True when some trip takes both routes. Journeys of several trips, each on a different route, are ignored. */
export function routesMeet(one: Route, other: Route): boolean {
  if (placesMeet(one.from, other.from) && placesMeet(one.to, other.to)) return true;
  if (!one.bothWays && !other.bothWays) return false;
  return placesMeet(one.from, other.to) && placesMeet(one.to, other.from);
}

/** True when every trip of `other` is a trip of `one` too. */
export function routesHold(one: Route, other: Route): boolean {
  const takes = (from: Places | null, to: Places | null) =>
    (placesHold(one.from, from) && placesHold(one.to, to)) ||
    (one.bothWays && placesHold(one.from, to) && placesHold(one.to, from));
  return takes(other.from, other.to) && (!other.bothWays || takes(other.to, other.from));
}

function placesMeet(one: Places | null, other: Places | null): boolean {
  return one === null || other === null || liesIn(one, other) || liesIn(other, one);
}

function liesIn({ around }: Places, { named }: Places): boolean {
  for (const mark of around) if (named.has(mark)) return true;
  return false;
}

function placesHold(one: Places | null, other: Places | null): boolean {
  if (one === null) return true;
  if (other === null) return false;
  for (const marks of other.within.values()) if (!marks.some((mark) => one.named.has(mark))) return false;
  return true;
}
