import { airports } from './migrations/airports.data';
import { cities } from './migrations/cities.data';
import { countries } from './migrations/countries.data';

export interface ReferenceAirport {
  iata: string;
  icao: string | null;
  /** IATA code of its city. */
  city: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  timeZone: string;
  name: string;
}

/** The airports that the database is filled with at its first start, for programs that have no database. */
export const referenceAirports: readonly ReferenceAirport[] = airports.map(
  ([iata = '', icao = '', city = '', latitude, longitude, timeZone = '', name = '']) => ({
    iata,
    icao: icao || null,
    city,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
    name,
  }),
);

export interface ReferenceCity {
  iata: string;
  /** ISO 3166-1. */
  country: string;
  timeZone: string;
  /** In English. */
  name: string;
}

/** The cities that belong to `referenceAirports`. */
export const referenceCities: readonly ReferenceCity[] = cities.map(
  ([iata = '', country = '', timeZone = '', name = '']) => ({ iata, country, timeZone, name }),
);

/** Names of countries in English, by ISO 3166-1 code. */
export const referenceCountryNames: ReadonlyMap<string, string> = new Map(
  countries.map(([code, , , name]) => [code, name]),
);
