import {
  airportPermissions,
  cityViewers,
  countryPermissions,
  formerCodeOf,
  type Airport,
} from '@traveldesk/geo-contract';
import { nameIn } from '@traveldesk/shared-contract';
import type { Finder } from '@traveldesk/shared-server';
import { findAirports } from './airports.sql';
import { findCities } from './cities.sql';
import { findCountries } from './countries.sql';

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
      return data.map((airport) => ({
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
      return data.map(({ id, code, name }) => ({ id, name: name[language], hint: code }));
    },
  },
  country: {
    path: (id) => `/countries/view/${id}`,
    permission: countryPermissions.list,
    find: async ({ db }, _, { text, language, most }) => {
      const { data } = await findCountries(db, { q: text, page: 1, per_page: most }, language);
      return data.map(({ id, code, name }) => ({ id, name: name[language], hint: code }));
    },
  },
};
