import { roleExportQuerySchema, rolePaths, rolePermissions, type Role } from '@traveldesk/users-contract';
import { actorOf, exportRoute, type App, type ExportColumns } from '@traveldesk/shared-server';
import { allRoles } from './roles.list.sql';

const columns: ExportColumns<Role> = {
  name: ({ name }) => name,
  company: ({ company }) => company?.name ?? null,
  assignable: ({ assignable }) => assignable,
  administrator: ({ administrator }) => administrator,
  permissions: ({ permissions }) => permissions.join('; '),
  users: ({ users }) => users,
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The export of the filtered roles. */
export function roleExport(app: App): void {
  const { db } = app.kernel;
  exportRoute(app, {
    path: rolePaths.export,
    permission: rolePermissions.export,
    summary: 'The filtered roles',
    query: roleExportQuerySchema,
    entity: 'role',
    file: 'roles',
    module: 'users',
    columns,
    rows: (query, call) => allRoles(db, query, actorOf(call)),
  });
}
