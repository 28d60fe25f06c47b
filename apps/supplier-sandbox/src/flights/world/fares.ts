import type { Brand, Cabin } from './brands.data';
import { carrierOf } from './airlines';
import type { Itinerary } from './itineraries';
import { isBig } from './network';
import type { Airport } from '../../world/places';
import { between, seeded } from '../../world/random';
import { localDate } from '../../world/zones';

/** Fare types, by the age on the departure of the last slice (TRAVEL-RULES 2). */
export type FareType = 'adult' | 'child' | 'infant_without_seat';

/** The price for one passenger in euros; rounded only when converted for output. */
export interface Fare {
  base: number;
  tax: number;
}

const cabinFactor: Record<Cabin, number> = { economy: 1, premium_economy: 1.75, business: 3.3, first: 5.6 };
const ageFactor: Record<FareType, number> = { adult: 1, child: 0.75, infant_without_seat: 0.1 };

/** Returns one passenger's fare for one slice, which depends only on route, date, cabin, airline and brand. */
export function fareOf(itinerary: Itinerary, cabin: Cabin, brand: Brand, type: FareType): Fare {
  const flown = itinerary.flights.reduce((sum, { km }) => sum + 24 + 0.62 * km ** 0.78, 0);
  const change = itinerary.flights.length > 1 ? 0.82 : 1;
  const [{ carrier, number, origin, departs }] = itinerary.flights;
  const date = localDate(departs, origin.timeZone);
  const luck = 0.8 + (seeded('fare', carrier, number, date, cabin) / 2 ** 32) * 0.45;
  const base =
    flown * change * carrierOf(carrier).price * cabinFactor[cabin] * brand.factor * demand(date) * luck;
  return {
    base: Math.max(base, 9) * ageFactor[type],
    tax: type === 'infant_without_seat' ? 0 : taxOf(itinerary),
  };
}

/** Returns the demand factor: summer, year end and weekends cost more. */
function demand(date: string): number {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  const high = month === 7 || month === 8 || (month === 12 && day >= 18) || (month === 1 && day <= 4);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (high ? 1.35 : 1) * ([0, 5].includes(weekday) ? 1.12 : 1);
}

/** Returns the taxes: each departure airport charges its own; long flights pay more. */
function taxOf({ flights }: Itinerary): number {
  return flights.reduce((sum, { origin, km }) => sum + airportTax(origin) * (km > 4000 ? 2.4 : 1), 0);
}

function airportTax(airport: Airport): number {
  return between(isBig(airport.iata) ? 14 : 5, isBig(airport.iata) ? 38 : 16, 'tax', airport.iata);
}

const emissionFactor: Record<Cabin, number> = { economy: 1, premium_economy: 1.5, business: 2.6, first: 3.8 };

/** Returns the kilograms of CO2 per seat. Takeoff costs fuel, so short flights emit more per kilometer. */
export function emissionsKg(itinerary: Itinerary, cabin: Cabin): number {
  return itinerary.flights.reduce((sum, { km }) => sum + (12 + km * 0.078) * emissionFactor[cabin], 0);
}

/** Returns the free seats before any sale in the sandbox. Few flights are nearly full. */
export function freeSeats(key: string, carrier: string, cabin: Cabin): number {
  if (carrier === 'ZZ') return 192;
  if (seeded('full', key, cabin) % 100 < 8) return between(0, 4, 'left', key, cabin);
  return between(9, cabin === 'economy' ? 90 : 20, 'left', key, cabin);
}
