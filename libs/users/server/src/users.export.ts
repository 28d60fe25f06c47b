import {
  userExportQuerySchema,
  userPaths,
  userPermissions,
  type UserRecord,
} from '@traveldesk/users-contract';
import { actorOf, exportRoute, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allUsers } from './users.list.sql';

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

/** The export of the filtered users. */
export function userExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: userPaths.export,
    permission: userPermissions.export,
    summary: 'The filtered users',
    query: userExportQuerySchema,
    entity: 'user',
    file: 'users',
    module: 'users',
    columns,
    rows: (query, call) => allUsers(db, query, actorOf(call)),
  });
}
