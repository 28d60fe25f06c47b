import {
  airportPermissions,
  cityViewers,
  countryPermissions,
  formerCodeOf,
  type Airport,
} from '@traveldesk/geo-contract';
import { nameIn } from '@traveldesk/shared-contract';
import { compactLinesOf, type Finder } from '@traveldesk/shared-server';
import { findAirports } from './airports.sql';
import { findCities } from './cities.sql';
import { findCountries } from './countries.sql';
import { searchedPlaces } from './places.searched';

/** Its code, and the former one by which it was found. */
function hintOf(airport: Airport, text: string): string {
  const former = formerCodeOf(airport, text);
  return former ? `${airport.iata} (${former})` : airport.iata;
}

/** How places are found from anywhere: by code or name, in any language. */
export const placeFinders: Readonly<Record<string, Finder>> = {
  airport: {
    path: (id) => `/airports/view/${id}`,
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
    path: (id) => `/cities/view/${id}`,
    permission: cityViewers,
    find: async ({ db }, _, { text, language, most }) => {
      const { data } = await findCities(db, { q: text, page: 1, per_page: most }, language);
      const also = await compactLinesOf(db, searchedPlaces.cities, data);
      return data.map(({ id, code, name }) => ({
        id,
        name: name[language],
        hint: code,
        also: also.get(id) ?? [],
      }));
    },
  },
  country: {
    path: (id) => `/countries/view/${id}`,
    permission: countryPermissions.list,
    find: async ({ db }, _, { text, language, most }) => {
      const { data } = await findCountries(db, { q: text, page: 1, per_page: most }, language);
      const also = await compactLinesOf(db, searchedPlaces.countries, data);
      return data.map(({ id, code, name }) => ({
        id,
        name: name[language],
        hint: code,
        also: also.get(id) ?? [],
      }));
    },
  },
};
