import { flightPermissions } from '@traveldesk/flights-contract';
import type { Finder } from '@traveldesk/shared-server';
import { findSavedByName } from './saved-searches.sql';

/** How one's own saved searches are found from anywhere: by their name. */
export const savedSearchFinder: Finder = {
  path: (id) => `/flights/search?saved=${id}`,
  permission: flightPermissions.search,
  find: async ({ db }, { userId }, wanted) => {
    const rows = await findSavedByName(db, userId, wanted);
    return rows.map(({ id, name }) => ({ id, name }));
  },
};
