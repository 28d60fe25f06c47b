import type { Finder } from '@traveldesk/shared-server';
import { userKind } from './user-kind';
import { findUsers } from './users.list.sql';

/** Search for users by name or email in the global search. */
export const userFinder: Finder = {
  ...userKind,
  find: async ({ db }, actor, { text, most }) => {
    const { data } = await findUsers(db, { q: text, page: 1, per_page: most }, actor);
    return data.map(({ id, name, email }) => ({ id, name, hint: email }));
  },
};
