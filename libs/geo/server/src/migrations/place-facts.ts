/** What the product says of a city that nobody has changed. */
export interface CityFacts {
  code: string;
  /** ISO 3166-1. */
  country: string;
  time_zone: string;
  name_en: string;
  name_fr: string;
  name_ar: string;
}

/** What it says of an airport. `city` is the code that its city had at first. */
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

/** All places: cities by the code that they had at first, which is what they are known by here, airports by their IATA code. */
export interface Places {
  cities: ReadonlyMap<string, CityFacts>;
  airports: ReadonlyMap<string, AirportFacts>;
}
