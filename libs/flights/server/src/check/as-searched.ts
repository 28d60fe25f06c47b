import {
  cabins,
  typeByAge,
  type Cabin,
  type DropCause,
  type FlightCriteria,
  type Slice,
} from '@traveldesk/flights-contract';
import type { Place } from '@traveldesk/geo-server';
import type { SupplierSlice, SupplierTraveller } from '../adapter';
import { connects, type Airports } from './airports';

export interface Searched {
  criteria: FlightCriteria;
  /** The places that were searched for, by their code. */
  places: ReadonlyMap<string, Place>;
}

/** Whether trips lead where and when they were searched for, and hang together; else why not. */
export function routeCause(
  slices: readonly SupplierSlice[],
  { criteria: { trips }, places }: Searched,
  airports: Airports,
): DropCause | null {
  if (slices.length !== trips.length) return 'route';
  for (const [at, { origin, destination, segments }] of slices.entries()) {
    const trip = trips[at];
    const [first, last] = [segments[0], segments.at(-1)];
    if (!trip || !first || !last) return 'route';
    const leads =
      isPlace(first.origin, trip.origin, places, airports) &&
      isPlace(last.destination, trip.destination, places, airports) &&
      names(origin, first.origin, airports) &&
      names(destination, last.destination, airports);
    if (!leads) return 'route';
    if (first.departing_at.slice(0, 10) !== trip.date) return 'dates';
    const whole = segments.every((segment, index) => {
      const before = segments[index - 1];
      return segment.origin !== segment.destination && (!before || connects(before, segment, airports));
    });
    if (!whole) return 'connections';
  }
  return null;
}

/**
 * Whether an airport is the one searched for, or one of the city's. By what the product knows itself: a supplier could say
 * of any airport that it is the city's. The code of an airport that is closed means its city, where that has the same code: whoever kept
 * the search from before is offered the airport that took its place.
 */
function isPlace(airport: string, wanted: string, places: Searched['places'], airports: Airports): boolean {
  const place = places.get(wanted);
  if (airport === wanted && place?.kind !== 'city') return true;
  if (place?.kind !== 'city' && !place?.closed) return false;
  const found = airports.get(airport);
  return found !== undefined && found.own && found.city_code === wanted;
}

/** A trip names its ends by airport or by city (SUPPLIER 5). */
function names(told: string, airport: string, airports: Airports): boolean {
  return told === airport || told === airports.get(airport)?.city_code;
}

/**
 * Whether an offer is for those who were searched for: as many adults, and minors of the same ages. A supplier may leave out the age of
 * a child or an infant; of a minor from 12 on it has to repeat it, as nobody could tell them from the adults.
 */
export function isForTravellers(
  offered: readonly SupplierTraveller[],
  { adults, children, infants }: Pick<FlightCriteria, 'adults' | 'children' | 'infants'>,
): boolean {
  if (new Set(offered.map(({ ref }) => ref)).size !== offered.length) return false;
  const isAs = (type: SupplierTraveller['type'], grown: number) => {
    const these = offered.filter((traveller) => traveller.type === type);
    const left = [...children, ...infants].filter((age) => typeByAge(age) === type);
    const places = grown + left.length;
    for (const { age } of these) {
      const found = age === null ? -1 : left.indexOf(age);
      if (age !== null && found < 0) return false;
      if (found >= 0) left.splice(found, 1);
    }
    // Whose age the supplier does not repeat is one of those that are left.
    return these.length === places && (type !== 'adult' || left.length === 0);
  };
  return isAs('adult', adults) && isAs('child', 0) && isAs('infant', 0);
}

/**
 * Whether the longest flight of each trip is in the class searched for, or a better one; the others may be lower, as on
 * the way to a long flight there often is no better one, and each flight says its class. An unknown one counts as the
 * lowest.
 */
export function isInCabin(slices: readonly Slice[], wanted: Cabin): boolean {
  return slices.every(({ segments }) => {
    const longest = segments.reduce((most, segment) =>
      (segment.minutes ?? 0) > (most.minutes ?? 0) ? segment : most,
    );
    return rankOf(longest.cabin) >= rankOf(wanted);
  });
}

function rankOf(cabin: Cabin | null): number {
  return cabin === null ? 0 : cabins.indexOf(cabin);
}
