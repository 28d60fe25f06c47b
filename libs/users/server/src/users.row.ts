import { sql, type Selectable } from 'kysely';
import type { Scoped } from '@traveldesk/companies-server';
import { isoOf, type Db, type Tx } from '@traveldesk/shared-server';
import type { UserRecord } from '@traveldesk/users-contract';
import { roleScope } from './role.scope';
import type { UsersTable } from './users.tables';

type Columns = Omit<
  Selectable<UsersTable>,
  'sessions_from' | 'search' | 'compact' | 'company_id' | 'time_zone'
>;

type Row = Columns & {
  company_id: string | null;
  company_name: string | null;
  roles: { id: string; name: string }[];
};

/** A query of users with the columns of the API response; a `viewer` limits the roles to those they may see. */
export function userRows(db: Db | Tx, viewer?: Scoped) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.type',
      'users.status',
      'users.language',
      'users.password_changed',
      'users.last_login_at',
      'users.version',
      'users.created_at',
      'users.updated_at',
      'users.company_id',
      'companies.name as company_name',
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', roles.id, 'name', roles.name) order by roles.name)
        from user_roles join roles on roles.id = user_roles.role_id
        where user_roles.user_id = users.id and ${roleScope(viewer)}), '[]'::json)`.as('roles'),
    ]);
}

export function userOf(row: Row): UserRecord {
  const { company_id: companyId, company_name: companyName, ...rest } = row;
  return {
    ...rest,
    company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
    last_login_at: row.last_login_at?.toISOString() ?? null,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}
