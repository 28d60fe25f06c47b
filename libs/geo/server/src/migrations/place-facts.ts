/** The shipped facts of a city. */
export interface CityFacts {
  code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  time_zone: string;
  name_en: string;
  name_fr: string;
  name_ar: string;
}

/** The shipped facts of an airport. `city` is the original code of its city. */
export interface AirportFacts {
  iata: string;
  icao: string | null;
  city: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  name: string;
  closed: boolean;
}

/** All places: cities by original code, which identifies them here, and airports by IATA code. */
export interface Places {
  cities: ReadonlyMap<string, CityFacts>;
  airports: ReadonlyMap<string, AirportFacts>;
}
