import type { Readable } from 'node:stream';
import {
  actorOf,
  cellsOf,
  csvStream,
  headerOf,
  Problem,
  recordExport,
  workbookMaxRows,
  workbookStream,
  type Call,
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
  type: ({ type }) => type,
  company: ({ company }) => company?.name ?? null,
  roles: ({ roles }) => roles.map(({ name }) => name).join('; '),
  status: ({ status }) => status,
  language: ({ language }) => language,
  last_login_at: (user) => user.last_login_at,
  created_at: (user) => user.created_at,
};

/**
 * The users that the filters leave, as a file; noted in the audit trail before the first row goes out. Throws a 422
 * when there are more than a workbook takes.
 */
export async function exportUsers(call: Call, query: UserExportQuery): Promise<Readable> {
  const { db } = call.server.kernel;
  const actor = actorOf(call);
  const { format, ...filters } = query;
  const count = await countUsers(db, filters, actor, workbookMaxRows);
  if (format === 'xlsx' && count.at_least) {
    throw new Problem(422, 'export_too_long', { params: { rows: workbookMaxRows } });
  }
  await recordExport(call, 'user', query);
  const header = headerOf(call, 'users', Object.keys(columns));
  const rows = cellsOf(allUsers(db, filters, actor), columns);
  return format === 'csv' ? csvStream(header, rows) : workbookStream(header, rows);
}
