import { addressOf } from '@traveldesk/shared-contract';
import { usersScreens } from '@traveldesk/users-contract/manifest/screens';
import type { RecordKind } from '@traveldesk/shared-server';
import { rolePermissions } from '@traveldesk/users-contract';
import { roleScope } from './role.scope';

/** Links to roles from other domains. */
export const roleKind: RecordKind = {
  path: (id) => addressOf(usersScreens['roles-view'], id),
  permission: rolePermissions.list,
  names: async (db, actor, ids) => {
    const rows = await db
      .selectFrom('roles')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where(roleScope(actor))
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
