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
  /** Who flies it; another airline where it is a codeshare. */
  operating: string;
  /** Digits only. */
  number: string;
  origin: Airport;
  destination: Airport;
  departs: number;
  arrives: number;
  minutes: number;
  km: number;
  /** IATA code of the type. */
  aircraft: string;
  /** Where it lands on its way. */
  stop: { airport: Airport; arrives: number; departs: number } | null;
}

/** The flight's name over all searches: seats are counted by it. */
export function flightKey({ carrier, number, origin, destination, departs }: Flight): string {
  return `${carrier}${number}/${origin.iata}${destination.iata}/${localDate(departs, origin.timeZone)}`;
}

const stopMinutes = 55;

/**
 * The flights of an airline between two airports that leave on a date, in the origin's time zone. The same for every
 * call: all of it follows from the airline, the route and the date. `departures` is the least number of flights a day.
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
    // ZZ never rests: a training's route has an offer every day.
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

/** Departures lie between 05:30 and 22:55, in parts of the day of equal length, each at some five minutes of its part. */
function minuteOf(at: number, daily: number, route: readonly string[]): number {
  const [first, last] = [330, 1375];
  const part = (last - first) / daily;
  const within = between(0, Math.max(Math.floor(part / 5) - 1, 0), 'minute', ...route, at) * 5;
  return Math.round((first + part * at + within) / 5) * 5;
}

/** Gate to gate, in steps of five minutes. The wind of the upper air blows from the west. */
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
