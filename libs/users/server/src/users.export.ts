import type { Readable } from 'node:stream';
import {
  actorOf,
  csvStream,
  languageOf,
  Problem,
  recordEvent,
  workbookMaxRows,
  workbookStream,
  type Call,
  type Cell,
} from '@traveldesk/shared-server';
import type { UserExportQuery, UserRecord } from '@traveldesk/users-contract';
import { allUsers, countUsers } from './users.list.sql';

export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const columns = [
  'name',
  'email',
  'phone',
  'type',
  'company',
  'roles',
  'status',
  'language',
  'last_login_at',
  'created_at',
];

/**
 * The users that the filters leave, as a file; noted in the audit trail before the first row goes out. Throws a 422
 * when there are more than a workbook takes.
 */
export async function exportUsers(call: Call, query: UserExportQuery): Promise<Readable> {
  const { db, texts } = call.server.kernel;
  const actor = actorOf(call);
  const { format, ...filters } = query;
  const count = await countUsers(db, filters, actor, workbookMaxRows);
  if (format === 'xlsx' && count.at_least) {
    throw new Problem(422, 'export_too_long', { params: { rows: workbookMaxRows } });
  }
  await recordEvent(call, { entity: 'user', id: 'export', action: 'export', after: { format, ...filters } });
  const language = languageOf(call);
  const header = columns.map((column) => texts.text('users', `columns.${column}`, language));
  const rows = cellsOf(allUsers(db, filters, actor));
  return format === 'csv' ? csvStream(header, rows) : workbookStream(header, rows);
}

async function* cellsOf(users: AsyncIterable<UserRecord>): AsyncGenerator<Cell[]> {
  for await (const user of users) {
    const { name, email, phone, type, company, roles, status, language } = user;
    const names = roles.map((role) => role.name).join('; ');
    yield [
      ...[name, email, phone, type, company?.name ?? null, names, status, language],
      ...[user.last_login_at, user.created_at],
    ];
  }
}
