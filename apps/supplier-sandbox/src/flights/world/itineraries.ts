import type { Carrier } from './carriers.data';
import { connectionsOf } from './network';
import { distanceKm, type Airport } from '../../world/places';
import { flightsOn, type Flight } from './timetable';
import { addDays, localDate } from '../../world/zones';

/** The flights from an origin to a destination, with connections. */
export interface Itinerary {
  flights: [Flight, ...Flight[]];
  /** From the first departure to the last arrival, in minutes. */
  minutes: number;
}

export interface Leg {
  origin: Airport;
  destination: Airport;
  /** The departure's date in the origin's time zone. */
  date: string;
}

/** The minimum connection time in minutes: at one airport, and with a transfer to another of the city. */
const shortestChange = { same: 55, other: 195 };
const longestChange = (km: number) => (km > 5000 ? 9 : 5) * 60;
const mostPerHub = 5;

/**
 * Returns an airline's itineraries with at most `maxConnections` (0 to 2) connections each. Large detours are excluded, and two connections
 * are offered only if there are few itineraries with less.
 */
export function itinerariesOf(
  carrier: Carrier,
  leg: Leg,
  maxConnections: number,
  departures = 0,
): Itinerary[] {
  const found: Flight[][] = flightsOn(carrier, leg.origin, leg.destination, leg.date, departures).map(
    (flight) => [flight],
  );
  if (maxConnections >= 1) found.push(...withOneChange(carrier, leg));
  if (maxConnections >= 2 && found.length < 3) found.push(...withTwoChanges(carrier, leg));
  return found.map(itinerary).sort((a, b) => a.minutes - b.minutes);
}

function itinerary(flights: Flight[]): Itinerary {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) throw new Error('An itinerary must have at least one flight.');
  return { flights: [first, ...flights.slice(1)], minutes: (last.arrives - first.departs) / 60_000 };
}

const longestWay = (leg: Leg) => distanceKm(leg.origin, leg.destination) * 1.6 + 700;

function withOneChange(carrier: Carrier, leg: Leg): Flight[][] {
  const km = distanceKm(leg.origin, leg.destination);
  const ways = connectionsOf(carrier).filter(
    ({ arriving, departing }) =>
      distanceKm(leg.origin, arriving) + distanceKm(departing, leg.destination) <= longestWay(leg),
  );
  const all = ways.flatMap(({ arriving, departing }) =>
    flightsOn(carrier, leg.origin, arriving, leg.date)
      .flatMap((first) =>
        next(carrier, first, departing, leg.destination, km).map((second) => [first, second]),
      )
      .slice(0, mostPerHub),
  );
  // ZZ has many hubs: two of its itineraries are enough.
  return carrier.kind === 'training' ? all.sort((a, b) => lengthOf(a) - lengthOf(b)).slice(0, 2) : all;
}

function lengthOf(flights: Flight[]): number {
  return (flights.at(-1)?.arrives ?? 0) - (flights[0]?.departs ?? 0);
}

function withTwoChanges(carrier: Carrier, leg: Leg): Flight[][] {
  const km = distanceKm(leg.origin, leg.destination);
  const changes = connectionsOf(carrier).filter(({ arriving, departing }) => arriving === departing);
  const ways = changes.flatMap(({ arriving: first }) =>
    changes.flatMap(({ arriving: second }) =>
      first !== second &&
      distanceKm(leg.origin, first) + distanceKm(first, second) + distanceKm(second, leg.destination) <=
        longestWay(leg)
        ? [{ first, second }]
        : [],
    ),
  );
  return ways
    .flatMap(({ first, second }) =>
      flightsOn(carrier, leg.origin, first, leg.date).flatMap((one) =>
        next(carrier, one, first, second, km).flatMap((two) =>
          next(carrier, two, second, leg.destination, km).map((three) => [one, two, three]),
        ),
      ),
    )
    .slice(0, mostPerHub);
}

/** Returns the first onward flight that can be caught, on the day of arrival or the next. */
function next(carrier: Carrier, before: Flight, from: Airport, to: Airport, km: number): Flight[] {
  const change = from.iata === before.destination.iata ? shortestChange.same : shortestChange.other;
  const earliest = before.arrives + change * 60_000;
  const latest = before.arrives + longestChange(km) * 60_000;
  const today = localDate(before.arrives, from.timeZone);
  return [today, addDays(today, 1)]
    .flatMap((date) => flightsOn(carrier, from, to, date))
    .filter(({ departs }) => departs >= earliest && departs <= latest)
    .sort((a, b) => a.departs - b.departs)
    .slice(0, 1);
}
