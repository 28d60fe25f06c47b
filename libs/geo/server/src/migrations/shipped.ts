import { airports } from './airports.data';
import { cities } from './cities.data';
import {
  airportNames,
  closedAirports,
  correctedNames,
  mergedCities,
  newAirports,
  newCities,
  positions,
  recodedCities,
  renamedZones,
  zones,
} from './corrections.data';
import { cityNames } from './names.data';
import type { AirportFacts, CityFacts, Places } from './place-facts';
import { airportOf, cityOf, renewed } from './renewal';
import { renewals } from './renewals.data';

/** The places after the first migrations; `20261122T0050_sphinx_city` renamed the city of SPX. */
export const firstPlaces: Places = asCollected();

/** The places after `20261124T1320_place_facts`. */
export const correctedPlaces: Places = { cities: correctedCities(), airports: correctedAirports() };

/** The places after `20261127T1050_city_names`. */
export const respelledPlaces: Places = { ...correctedPlaces, cities: respelledCities() };

/** The places in the packages at the last renewal, for comparison with the packages now. */
export const collectedPlaces: Places = after(firstPlaces, renewals);

/** The current shipped places: those of a database without changes by users. */
export const shippedPlaces: Places = after(respelledPlaces, renewals);

/** Returns the places before and after a renewal, by the name of its migration. */
export function placesAround(migration: string): { before: Places; after: Places } {
  const at = renewals.findIndex(([name]) => name === migration);
  const before = after(respelledPlaces, renewals.slice(0, at));
  return { before, after: after(before, renewals.slice(at, at + 1)) };
}

function after(places: Places, changes: typeof renewals): Places {
  return changes.reduce((now, [, lines]) => renewed(now, lines), places);
}

function asCollected(): Places {
  return {
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
}

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

function respelledCities(): Map<string, CityFacts> {
  return new Map(
    [...correctedPlaces.cities].map(([key, city]) => [key, { ...city, ...correctedNames[key] }]),
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
