import { addressOf } from '@traveldesk/shared-contract';
import { usersScreens } from '@traveldesk/users-contract/manifest/screens';
import type { RecordKind } from '@traveldesk/shared-server';
import { userViewers } from '@traveldesk/users-contract';
import { userScope } from './users.filters';

/** Links to users from other domains. */
export const userKind: RecordKind = {
  path: (id) => addressOf(usersScreens['users-view'], id),
  permission: userViewers,
  names: async (db, actor, ids) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where(userScope(actor))
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
