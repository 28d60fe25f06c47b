import type { Readable } from 'node:stream';
import {
  actorOf,
  exportFile,
  Problem,
  workbookMaxRows,
  type ExportCall,
  type ExportColumns,
} from '@traveldesk/shared-server';
import type { UserExportQuery, UserRecord } from '@traveldesk/users-contract';
import { allUsers, countUsers } from './users.list.sql';

export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const columns: ExportColumns<UserRecord> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  type: ({ type }, say) => say('types', type),
  company: ({ company }) => company?.name ?? null,
  roles: ({ roles }) => roles.map(({ name }) => name).join('; '),
  status: ({ status }, say) => say('statuses', status),
  language: ({ language }) => language,
  last_login_at: (user) => user.last_login_at,
  created_at: (user) => user.created_at,
};

/**
 * The users that the filters leave, as a file; noted in the audit trail before the first row goes out. Throws a 422
 * when there are more than a workbook takes.
 */
export function exportUsers(call: ExportCall, query: UserExportQuery): Promise<Readable> {
  const { db } = call.server.kernel;
  const actor = actorOf(call);
  const { format, ...filters } = query;
  return exportFile(call, {
    entity: 'user',
    query,
    module: 'users',
    columns,
    format,
    check: async () => {
      if (format !== 'xlsx') return;
      const count = await countUsers(db, filters, actor, workbookMaxRows);
      if (count.at_least) throw new Problem(422, 'export_too_long', { params: { rows: workbookMaxRows } });
    },
    rows: () => allUsers(db, filters, actor),
  });
}
