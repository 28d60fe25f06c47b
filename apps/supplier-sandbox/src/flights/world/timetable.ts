import { aircraftFor } from './aircraft';
import type { Carrier } from './carriers.data';
import { airportOf, distanceKm, type Airport } from '../../world/places';
import { fliesNonstop } from './network';
import { between, chance } from '../../world/random';
import { stopOf } from './training-routes';
import { instantOf, localDate } from '../../world/zones';

/** One flight of one day. Instants are milliseconds since 1970. */
export interface Flight {
  carrier: string;
  /** The operating airline, another one for a codeshare. */
  operating: string;
  /** Digits only. */
  number: string;
  origin: Airport;
  destination: Airport;
  departs: number;
  arrives: number;
  minutes: number;
  km: number;
  /** The IATA code of the aircraft type. */
  aircraft: string;
  /** A technical stop. */
  stop: { airport: Airport; arrives: number; departs: number } | null;
}

/** Returns a flight's unique key, by which seats are counted. */
export function flightKey({ carrier, number, origin, destination, departs }: Flight): string {
  return `${carrier}${number}/${origin.iata}${destination.iata}/${localDate(departs, origin.timeZone)}`;
}

const stopMinutes = 55;

/**
 * Returns an airline's flights between two airports on a date, in the origin's time zone; the same for every call, as they depend only on
 * airline, route and date. `departures` is the minimum number of flights per day.
 */
export function flightsOn(
  carrier: Carrier,
  origin: Airport,
  destination: Airport,
  date: string,
  departures = 0,
): Flight[] {
  if (!fliesNonstop(carrier, origin, destination)) return [];
  const route = [carrier.iata, origin.iata, destination.iata] as const;
  const km = distanceKm(origin, destination);
  const daily = Math.max(departuresOf(km, route), departures);
  const aircraft = aircraftFor(km, ...route);
  const firstNumber = between(10, 890, 'number', ...route) * 2;
  const flights: Flight[] = [];
  for (let at = 0; at < daily; at++) {
    // ZZ flies every day, so that training routes always have offers.
    if (daily === 1 && carrier.kind !== 'training' && isDayOff(date, route)) continue;
    const departs = instantOf(date, minuteOf(at, daily, route), origin.timeZone);
    const stop = carrier.kind === 'training' ? stopAt(origin, destination, departs) : null;
    const minutes = flyingMinutes(km, origin, destination) + (stop ? stopMinutes + 25 : 0);
    const codeshare = carrier.regional && km < 1500 && chance(0.4, 'codeshare', ...route, at);
    flights.push({
      carrier: carrier.iata,
      operating: codeshare ? (carrier.regional ?? carrier.iata) : carrier.iata,
      number: String(firstNumber + at * 2),
      origin,
      destination,
      departs,
      arrives: departs + minutes * 60_000,
      minutes,
      km: Math.round(km),
      aircraft: aircraft.iata,
      stop,
    });
  }
  return flights;
}

function departuresOf(km: number, route: readonly string[]): number {
  if (km < 1200) return between(2, 5, 'daily', ...route);
  return km < 4500 ? between(1, 3, 'daily', ...route) : between(1, 2, 'daily', ...route);
}

function isDayOff(date: string, route: readonly string[]): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return chance(0.25, 'day off', ...route, weekday);
}

/** Returns the minute of departure: between 05:30 and 22:55, in equal parts of the day, each at a multiple of five minutes. */
function minuteOf(at: number, daily: number, route: readonly string[]): number {
  const [first, last] = [330, 1375];
  const part = (last - first) / daily;
  const within = between(0, Math.max(Math.floor(part / 5) - 1, 0), 'minute', ...route, at) * 5;
  return Math.round((first + part * at + within) / 5) * 5;
}

/** Returns the gate-to-gate time in minutes, in steps of five. High-altitude winds blow from the west. */
function flyingMinutes(km: number, origin: Airport, destination: Airport): number {
  const east = ((destination.longitude - origin.longitude + 540) % 360) - 180;
  const kmPerHour = 845 + Math.max(-40, Math.min(40, east / 1.5));
  return Math.max(Math.round((30 + (km / kmPerHour) * 60) / 5) * 5, 40);
}

function stopAt(origin: Airport, destination: Airport, departs: number): Flight['stop'] {
  const code = stopOf(origin.iata, destination.iata);
  if (!code) return null;
  const airport = airportOf(code);
  const arrives = departs + flyingMinutes(distanceKm(origin, airport), origin, airport) * 60_000;
  return { airport, arrives, departs: arrives + stopMinutes * 60_000 };
}
