import {
  referenceAirports,
  referenceCities,
  referenceCountries,
  type ReferenceAirport,
  type ReferenceCity,
  type ReferenceCountry,
} from '@traveldesk/geo-server/reference';

/** An airport with its city; every airport with scheduled flights is one, about 3,900 in all. */
export interface Airport extends ReferenceAirport {
  cityName: string;
  /** ISO 3166-1. */
  country: string;
}

export interface City extends ReferenceCity {
  airports: Airport[];
}

const cities = new Map<string, City>(referenceCities.map((city) => [city.iata, { ...city, airports: [] }]));
const airports = new Map<string, Airport>();
for (const one of referenceAirports) {
  const city = cities.get(one.city);
  if (!city) continue;
  const airport = { ...one, cityName: city.name, country: city.country };
  airports.set(one.iata, airport);
  city.airports.push(airport);
}

export const allAirports: readonly Airport[] = [...airports.values()];
export const allCities: readonly City[] = [...cities.values()].filter((city) => city.airports.length > 0);

export function findAirport(code: string): Airport | undefined {
  return airports.get(code);
}

/** For codes written by this program itself, where a missing one is a defect. */
export function airportOf(code: string): Airport {
  const airport = airports.get(code);
  if (!airport) throw new Error(`There is no airport ${code}.`);
  return airport;
}

export function findCity(code: string): City | undefined {
  return cities.get(code);
}

export function countryName(code: string): string | null {
  return referenceCountries.get(code)?.name ?? null;
}

/** For codes of the reference data itself, where a missing one is a defect. */
export function countryOf(code: string): ReferenceCountry {
  const country = referenceCountries.get(code);
  if (!country) throw new Error(`There is no country ${code}.`);
  return country;
}

/** A text prepared for a search: without accents, in lower case. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const earthKm = 6371;

/** The great-circle distance between two points, in kilometers. */
export function distanceKm(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
}
