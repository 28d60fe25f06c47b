import {
  cabins,
  typeByAge,
  type Cabin,
  type DropCause,
  type FlightCriteria,
  type Slice,
} from '@traveldesk/flights-contract';
import type { CodedPlace } from '@traveldesk/geo-server';
import type { SupplierSlice, SupplierTraveller } from '../adapter';
import { connects, type Airports } from './airports';

export interface Searched {
  criteria: FlightCriteria;
  places: ReadonlyMap<string, CodedPlace>;
}

/** Returns null if the trips match the search's places and dates and their flights connect; otherwise the cause of rejection. */
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
 * Whether an airport is the one searched for, or belongs to the city searched for. Only the product's own data decides, because a supplier
 * could claim any airport for a city. The code of a closed airport also means the city of the same code, so that an old saved search still
 * finds the airport that replaced it.
 */
function isPlace(airport: string, wanted: string, places: Searched['places'], airports: Airports): boolean {
  const place = places.get(wanted);
  if (airport === wanted && place?.kind !== 'city') return true;
  if (place?.kind !== 'city' && !place?.closed) return false;
  const found = airports.get(airport);
  return found !== undefined && found.own && found.city_code === wanted;
}

/** A trip states its ends by airport code or by city code (SUPPLIER 5). */
function names(told: string, airport: string, airports: Airports): boolean {
  return told === airport || told === airports.get(airport)?.city_code;
}

/**
 * Whether an offer is for the travelers of the search: the same number of adults, and minors of the same ages. A supplier may omit the age
 * of a child or an infant; it must repeat the age of a minor from 12 on, who would otherwise count as an adult.
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
    // Travelers whose age the supplier omits take the ages that are left.
    return these.length === places && (type !== 'adult' || left.length === 0);
  };
  return isAs('adult', adults) && isAs('child', 0) && isAs('infant', 0);
}

/**
 * Whether the longest flight of each trip is in the cabin searched for, or a better one. Shorter flights may be in a lower cabin: feeder
 * flights often have no better one, and the screen shows the cabin of each flight. An unknown cabin counts as the lowest.
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
