import { addressOf } from '@traveldesk/shared-contract';
import { markupsScreens } from '@traveldesk/markups-contract/manifest/screens';
import { markupPermissions } from '@traveldesk/markups-contract';
import type { RecordKind } from '@traveldesk/shared-server';
import '../markups.tables';

/** A rule where another domain points at it, as the request for its approval does. Only the platform's staff handle rules. */
export const markupKind: RecordKind<string> = {
  path: (id) => addressOf(markupsScreens['markups-view'], id),
  permission: markupPermissions.list,
  names: async (db, actor, ids) => {
    if (actor.type !== 'staff') return new Map();
    const rows = await db
      .selectFrom('markups')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
