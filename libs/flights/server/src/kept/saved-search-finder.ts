import { flightPermissions } from '@traveldesk/flights-contract';
import { compactText, folded, searchLines } from '@traveldesk/shared-contract';
import type { Finder } from '@traveldesk/shared-server';
import { findSaved } from './saved-searches.sql';

/** Finds a user's saved searches by name, for the search palette. */
export const savedSearchFinder: Finder = {
  path: (id) => `/flights/search?saved=${id}`,
  permission: flightPermissions.search,
  find: async ({ db }, { userId }, { text, most }) => {
    const rows = await findSaved(db, userId);
    return rows
      .filter(({ name }) => isCalled(name, text))
      .slice(0, most)
      .map(({ id, name }) => ({ id, name }));
  },
};

/** Compares as searches do (ADR 109), or as typed. In code, because a user has few saved searches. */
function isCalled(name: string, typed: string): boolean {
  const text = compactText(typed);
  return folded(name).includes(folded(typed)) || (text !== '' && searchLines([name]).includes(text));
}
