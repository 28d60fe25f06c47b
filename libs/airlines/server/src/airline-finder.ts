import { airlinePermissions } from '@traveldesk/airlines-contract';
import { airlinesScreens } from '@traveldesk/airlines-contract/manifest/screens';
import { addressOf, nameIn } from '@traveldesk/shared-contract';
import { compactLinesOf, type Finder } from '@traveldesk/shared-server';
import { searchedAirlines } from './airlines.searched';
import { findAirlines } from './airlines.sql';

/** Search for airlines by code or name in the global search. */
export const airlineFinder: Finder = {
  path: (id) => addressOf(airlinesScreens['airlines-view'], id),
  permission: airlinePermissions.list,
  find: async ({ db }, _, { text, language, most }) => {
    const { data } = await findAirlines(db, { q: text, page: 1, per_page: most }, language);
    const also = await compactLinesOf(db, searchedAirlines, data);
    return data.map((airline) => ({
      id: airline.id,
      name: nameIn(airline, language),
      hint: airline.iata ?? airline.icao,
      also: also.get(airline.id) ?? [],
    }));
  },
};
