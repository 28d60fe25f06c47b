import { countries } from './migrations/countries.data';
import { shippedPlaces } from './migrations/shipped';

export interface ReferenceAirport {
  iata: string;
  icao: string | null;
  /** IATA code of the airport's city. */
  city: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  timeZone: string;
  name: string;
}

/** The open airports of a new database, for programs without one. */
export const referenceAirports: readonly ReferenceAirport[] = [...shippedPlaces.airports.values()]
  .filter(({ closed }) => !closed)
  .map(({ city, time_zone, closed: _, ...airport }) => ({
    ...airport,
    city: shippedPlaces.cities.get(city)?.code ?? city,
    timeZone: time_zone,
  }));

export interface ReferenceCity {
  iata: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  timeZone: string;
  /** The English name. */
  name: string;
}

/** The cities of a new database, for programs without one. */
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
