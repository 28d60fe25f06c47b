import type { Finder } from '@traveldesk/shared-server';
import { rolePermissions } from '@traveldesk/users-contract';
import { usersScreens } from '@traveldesk/users-contract/manifest/screens';
import { addressOf } from '@traveldesk/shared-contract';
import { findRoles } from './roles.list.sql';

/** Search for roles by name in the global search. */
export const roleFinder: Finder = {
  path: (id) => addressOf(usersScreens['roles-view'], id),
  permission: rolePermissions.list,
  find: async ({ db }, actor, { text, most }) => {
    const { data } = await findRoles(db, { name: text, page: 1, per_page: most }, actor);
    return data.map(({ id, name, company }) => ({ id, name, hint: company?.name }));
  },
};
