import { countries } from './migrations/countries.data';
import { shippedPlaces } from './migrations/shipped';

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

/** The airports that a database has after its first start and that are open, for programs that have no database. */
export const referenceAirports: readonly ReferenceAirport[] = [...shippedPlaces.airports.values()]
  .filter(({ closed }) => !closed)
  .map(({ city, time_zone, closed: _, ...airport }) => ({
    ...airport,
    city: shippedPlaces.cities.get(city)?.code ?? city,
    timeZone: time_zone,
  }));

export interface ReferenceCity {
  iata: string;
  /** ISO 3166-1. */
  country: string;
  timeZone: string;
  /** In English. */
  name: string;
}

/** The cities that belong to `referenceAirports`. */
export const referenceCities: readonly ReferenceCity[] = [...shippedPlaces.cities.values()].map(
  ({ code, country, time_zone, name_en }) => ({ iata: code, country, timeZone: time_zone, name: name_en }),
);

export interface ReferenceCountry {
  /** In English. */
  name: string;
  /** ISO 4217. */
  currency: string;
  /** Without the plus sign. */
  phoneCode: string;
}

/** Countries by ISO 3166-1 code. */
export const referenceCountries: ReadonlyMap<string, ReferenceCountry> = new Map(
  countries.map(([code, currency, phoneCode, name]) => [code, { name, currency, phoneCode }]),
);
