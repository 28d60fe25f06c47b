import { addressOf } from '@traveldesk/shared-contract';
import { approvalsScreens } from '@traveldesk/approvals-contract/manifest/screens';
import { approvalPermissions } from '@traveldesk/approvals-contract';
import type { RecordKind } from '@traveldesk/shared-server';
import { approvalsOf } from './approvals.sql';

/** A request linked from other domains, for example from its task. */
export const requestKind: RecordKind = {
  path: (id) => addressOf(approvalsScreens['approvals-view'], id),
  permission: approvalPermissions.list,
  names: async (db, actor, ids) => {
    const rows = await approvalsOf(db, actor).where('approval_requests.id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, { name: row[`title_${actor.language}`], reason: row.reason }]));
  },
};
