import { flightPermissions } from '@traveldesk/flights-contract';
import type { Finder } from '@traveldesk/shared-server';
import { findSavedByName } from './saved-searches.sql';

/** Finds a user's saved searches by name, for the search palette. */
export const savedSearchFinder: Finder = {
  path: (id) => `/flights/search?saved=${id}`,
  permission: flightPermissions.search,
  find: async ({ db }, { userId }, wanted) => {
    const rows = await findSavedByName(db, userId, wanted);
    return rows.map(({ id, name }) => ({ id, name }));
  },
};
