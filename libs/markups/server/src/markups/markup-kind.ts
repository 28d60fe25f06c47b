import { addressOf } from '@traveldesk/shared-contract';
import { markupsScreens } from '@traveldesk/markups-contract/manifest/screens';
import { markupPermissions } from '@traveldesk/markups-contract';
import type { RecordKind } from '@traveldesk/shared-server';
import '../markups.tables';

/** Links to rules from other domains, such as approval requests. Only the platform's staff see rules. */
export const markupKind: RecordKind = {
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
