import { sql, type RawBuilder } from 'kysely';
import { seesAllCompanies } from '@traveldesk/companies-server';
import type { Page } from '@traveldesk/shared-contract';
import {
  allRows,
  compactOf,
  isFoundBy,
  isoOf,
  orderOf,
  paginate,
  type Actor,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { Role, RoleInput, RoleQuery } from '@traveldesk/users-contract';
import { roleScope, suitsCompanies } from './role.scope';
import { searchedRoles } from './users.searched';
import { userScope } from './users.filters';

/** For queries on `roles`: the number of holders whom the viewer may see. */
function usersOfRole(viewer: Viewer | undefined): RawBuilder<number> {
  if (!viewer || seesAllCompanies(viewer)) {
    return sql<number>`(select count(*) from user_roles where role_id = roles.id)`;
  }
  return sql<number>`(
    select count(*) from user_roles join users on users.id = user_roles.user_id
    where user_roles.role_id = roles.id and ${userScope(viewer)})`;
}

/** For queries on `roles`: the number of permissions; null for the administrators' role, which sorts as the most. */
const permissionsOfRole = sql<number>`case when roles.administrator then null
  else (select count(*) from role_permissions where role_id = roles.id) end`;

/** The caller, who determines which roles and counts are shown; undefined is the product itself. */
type Viewer = Pick<Actor, 'type' | 'companyId' | 'userId'>;

function roleRows(db: Db | Tx, viewer?: Viewer) {
  return db
    .selectFrom('roles')
    .leftJoin('companies', 'companies.id', 'roles.company_id')
    .select([
      'roles.id',
      'roles.name',
      'roles.administrator',
      'roles.assignable',
      'roles.company_id',
      'companies.name as company_name',
      'roles.version',
      'roles.created_at',
      'roles.updated_at',
      sql<string[]>`array(
        select permission from role_permissions where role_id = roles.id order by permission)`.as(
        'permissions',
      ),
      usersOfRole(viewer).as('users'),
    ])
    .where(roleScope(viewer));
}

interface Row extends Omit<Role, 'created_at' | 'updated_at' | 'company' | 'editable'> {
  company_id: string | null;
  company_name: string | null;
  created_at: Date;
  updated_at: Date;
}

function roleOf({ company_id: companyId, company_name: companyName, ...row }: Row, viewer?: Viewer): Role {
  return {
    ...row,
    company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
    editable: !row.administrator && ownsRole(viewer, companyId),
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

/** True for staff, and for a company's user if the role is of their own company. */
function ownsRole(viewer: Viewer | undefined, companyId: string | null): boolean {
  if (!viewer || seesAllCompanies(viewer)) return true;
  return companyId !== null && companyId === viewer.companyId;
}

const orders = (viewer: Viewer) => ({
  name: sql`lower(roles.name)`,
  // The platform's roles come first: their company name is empty.
  company: sql`coalesce(lower(companies.name), '')`,
  permissions: permissionsOfRole,
  users: usersOfRole(viewer),
  created_at: sql.ref('roles.created_at'),
});

type Filters = Omit<RoleQuery, 'page' | 'per_page'>;

/** Returns one page of roles. The administrators' role matches every permission filter. */
export async function findRoles(db: Db, query: RoleQuery, viewer: Viewer): Promise<Page<Role>> {
  const { data, total } = await paginate(listed(db, query, viewer), query);
  return { data: data.map((row) => roleOf(row, viewer)), total };
}

/** Yields all filtered roles in list order. */
export async function* allRoles(db: Db, query: Filters, viewer: Viewer): AsyncGenerator<Role> {
  for await (const row of allRows(listed(db, query, viewer), 'roles.id')) yield roleOf(row, viewer);
}

function listed(db: Db, query: Filters, viewer: Viewer) {
  const { name, permission, company_id: companyId, for: holder } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  return roleRows(db, viewer)
    .$if(!!name, (found) => found.where(isFoundBy(searchedRoles, name ?? '')))
    .$if(!!permission, (found) =>
      found.where(
        sql<boolean>`(roles.administrator or exists (
          select 1 from role_permissions where role_id = roles.id and permission = ${permission}))`,
      ),
    )
    .$if(companyId === 'none', (found) => found.where('roles.company_id', 'is', null))
    .$if(!!companyId && companyId !== 'none', (found) =>
      found.where('roles.company_id', '=', companyId ?? null),
    )
    .$if(!!holder, (found) => found.where(fits(holder ?? '')))
    .orderBy(orders(viewer)[column], direction)
    .orderBy(sql`lower(roles.name)`)
    .orderBy('roles.id');
}

/** For queries on `roles`: whether such a holder can have the role. */
function fits(holder: string): RawBuilder<boolean> {
  if (holder === 'staff') return sql<boolean>`roles.company_id is null`;
  const none = sql<boolean>`(roles.company_id is null and ${suitsCompanies})`;
  return holder === 'customer' ? none : sql<boolean>`(${none} or roles.company_id = ${holder})`;
}

export async function findRole(db: Db | Tx, id: string, viewer?: Viewer): Promise<Role | undefined> {
  const row = await roleRows(db, viewer).where('roles.id', '=', id).executeTakeFirst();
  return row && roleOf(row, viewer);
}

/** Locks a role until the transaction ends; false when it does not exist. */
export async function lockRole(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('roles').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

type RoleValues = Pick<RoleInput, 'name' | 'permissions'> & { assignable: boolean };

/** Violates `roles_name_of_platform` or `roles_name_of_company` when another role of the owner has the name. */
export async function replaceRole(
  tx: Tx,
  id: string,
  { name, assignable, permissions }: RoleValues,
): Promise<void> {
  await tx
    .updateTable('roles')
    .set({
      name,
      compact: compactOf(searchedRoles, { name }),
      assignable,
      version: sql`version + 1`,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('role_permissions').where('role_id', '=', id).execute();
  if (permissions.length === 0) return;
  await tx
    .insertInto('role_permissions')
    .values(permissions.map((permission) => ({ role_id: id, permission })))
    .execute();
}

/**
 * True when a holder of the role has permissions beyond `permissions`: nobody may revoke permissions of a person with more rights.
 * Administrators are left out, because they lose nothing with a permission.
 */
export async function holderHasMorePermissions(
  tx: Tx,
  id: string,
  permissions: ReadonlySet<string>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from user_roles as holders
    join user_roles as others on others.user_id = holders.user_id
    join role_permissions on role_permissions.role_id = others.role_id
    where holders.role_id = ${id} and role_permissions.permission <> all(${[...permissions]}::text[])
      and not exists (
        select 1 from user_roles join roles on roles.id = user_roles.role_id
        where user_roles.user_id = holders.user_id and roles.administrator)
    limit 1`.execute(tx);
  return rows.length > 0;
}

export async function removeRole(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('roles').where('id', '=', id).execute();
}
