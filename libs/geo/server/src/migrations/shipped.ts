import { airports } from './airports.data';
import { cities } from './cities.data';
import {
  airportNames,
  closedAirports,
  mergedCities,
  newAirports,
  newCities,
  positions,
  recodedCities,
  renamedZones,
  zones,
} from './corrections.data';
import { cityNames } from './names.data';

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

/** The places as the first migrations left them; `20261122T0050_sphinx_city` named the city of SPX. */
export const firstPlaces: Places = {
  cities: new Map(
    cities.map((row) => [
      row[0] ?? '',
      row[0] === 'SPX'
        ? { ...cityOf(row), name_en: 'Giza', name_fr: 'Gizeh', name_ar: 'الجيزة' }
        : cityOf(row),
    ]),
  ),
  airports: new Map(airports.map((row) => [row[0] ?? '', airportOf(row)])),
};

/** The places as `20261124T1320_place_facts` leaves them: those of today. */
export const shippedPlaces: Places = { cities: correctedCities(), airports: correctedAirports() };

function correctedCities(): Map<string, CityFacts> {
  const names = new Map(cityNames.map(([code = '', ...rest]) => [code, rest]));
  const added = newCities.map((row) => [row[0] ?? '', cityOf(row)] as const);
  const kept = [...firstPlaces.cities].filter(([key]) => !(key in mergedCities));
  return new Map(
    [...kept, ...added].map(([key, city]) => {
      const [en, fr, ar] = names.get(key) ?? [];
      return [
        key,
        {
          ...city,
          code: recodedCities[key] ?? city.code,
          time_zone: zoneNow(key, city.time_zone),
          name_en: en || city.name_en,
          name_fr: fr || city.name_fr,
          name_ar: ar || city.name_ar,
        },
      ];
    }),
  );
}

function correctedAirports(): Map<string, AirportFacts> {
  const added = newAirports.map((row) => [row[0] ?? '', airportOf(row)] as const);
  return new Map(
    [...firstPlaces.airports, ...added].map(([iata, airport]) => {
      const [latitude = airport.latitude, longitude = airport.longitude] = positions[iata] ?? [];
      return [
        iata,
        {
          ...airport,
          latitude,
          longitude,
          city: mergedCities[airport.city] ?? airport.city,
          time_zone: zoneNow(iata, airport.time_zone),
          name: airportNames[iata] ?? airport.name,
          closed: closedAirports.includes(iata),
        },
      ];
    }),
  );
}

function zoneNow(code: string, zone: string): string {
  return zones[code] ?? renamedZones[zone] ?? zone;
}

function cityOf([
  code = '',
  country = '',
  zone = '',
  en = '',
  fr = '',
  ar = '',
]: readonly string[]): CityFacts {
  return { code, country, time_zone: zone, name_en: en, name_fr: fr, name_ar: ar };
}

function airportOf([
  iata = '',
  icao,
  city = '',
  north,
  east,
  zone = '',
  name = '',
]: readonly string[]): AirportFacts {
  return {
    iata,
    icao: icao || null,
    city,
    latitude: Number(north),
    longitude: Number(east),
    time_zone: zone,
    name,
    closed: false,
  };
}
