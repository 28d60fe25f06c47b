import {
  airportPermissions,
  cityViewers,
  countryPermissions,
  formerCodeOf,
  type Airport,
  type City,
  type CountryRecord,
} from '@traveldesk/geo-contract';
import { geoScreens } from '@traveldesk/geo-contract/manifest/screens';
import { addressOf, nameIn, type Language } from '@traveldesk/shared-contract';
import { compactLinesOf, type Finder } from '@traveldesk/shared-server';
import { findAirports } from './airports.sql';
import { findCities } from './cities.sql';
import { findCountries } from './countries.sql';
import { searchedPlaces } from './places.searched';

/** Returns the airport's code, followed by the former one that was typed, if any. */
function hintOf(airport: Airport, text: string): string {
  const former = formerCodeOf(airport, text);
  return former ? `${airport.iata} (${former})` : airport.iata;
}

/** Search results for cities and countries, with the code as the hint. */
const byCode = (
  rows: readonly Pick<City | CountryRecord, 'id' | 'code' | 'name'>[],
  also: ReadonlyMap<string, string[]>,
  language: Language,
) => rows.map(({ id, code, name }) => ({ id, name: name[language], hint: code, also: also.get(id) ?? [] }));

/** Search for places by code or name, in any language, in the global search. */
export const placeFinders: Readonly<Record<string, Finder>> = {
  airport: {
    path: (id) => addressOf(geoScreens['airports-view'], id),
    permission: airportPermissions.list,
    find: async ({ db }, _, { text, language, most }) => {
      const { data } = await findAirports(db, { q: text, page: 1, per_page: most }, language);
      const also = await compactLinesOf(db, searchedPlaces.airports, data);
      return data.map((airport) => ({
        also: [...(also.get(airport.id) ?? []), ...airport.former_codes],
        id: airport.id,
        name: nameIn(airport, language),
        hint: hintOf(airport, text),
      }));
    },
  },
  city: {
    path: (id) => addressOf(geoScreens['cities-view'], id),
    permission: cityViewers,
    find: async ({ db }, _, { text, language, most }) => {
      const { data } = await findCities(db, { q: text, page: 1, per_page: most }, language);
      return byCode(data, await compactLinesOf(db, searchedPlaces.cities, data), language);
    },
  },
  country: {
    path: (id) => addressOf(geoScreens['countries-view'], id),
    permission: countryPermissions.list,
    find: async ({ db }, _, { text, language, most }) => {
      const { data } = await findCountries(db, { q: text, page: 1, per_page: most }, language);
      return byCode(data, await compactLinesOf(db, searchedPlaces.countries, data), language);
    },
  },
};
