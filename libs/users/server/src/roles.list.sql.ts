import { sql } from 'kysely';
import type { Page } from '@traveldesk/shared-contract';
import {
  allRows,
  folded,
  isoOf,
  likePattern,
  orderOf,
  paginate,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { Role, RoleInput, RoleQuery } from '@traveldesk/users-contract';

/** For a query on `roles`: how many users have the role. */
const usersOfRole = sql<number>`(select count(*) from user_roles where role_id = roles.id)`;

/** For a query on `roles`: how many permissions the role has; the administrator's has more than any other. */
const permissionsOfRole = sql<number>`case when roles.administrator then null
  else (select count(*) from role_permissions where role_id = roles.id) end`;

function roleRows(db: Db | Tx) {
  return db.selectFrom('roles').select([
    'roles.id',
    'roles.name',
    'roles.administrator',
    'roles.version',
    'roles.created_at',
    'roles.updated_at',
    sql<string[]>`array(
        select permission from role_permissions where role_id = roles.id order by permission)`.as(
      'permissions',
    ),
    usersOfRole.as('users'),
  ]);
}

type Row = Omit<Role, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date };

function roleOf(row: Row): Role {
  return { ...row, created_at: isoOf(row.created_at), updated_at: isoOf(row.updated_at) };
}

const orders = {
  name: sql`lower(roles.name)`,
  permissions: permissionsOfRole,
  users: usersOfRole,
  created_at: sql.ref('roles.created_at'),
} as const;

type Filters = Omit<RoleQuery, 'page' | 'per_page'>;

/** One page of the roles; the administrator's role holds every permission, so it answers each. */
export async function findRoles(db: Db, query: RoleQuery): Promise<Page<Role>> {
  const { data, total } = await paginate(listed(db, query), query);
  return { data: data.map(roleOf), total };
}

/** All roles that the filters leave, in the order of the list. */
export async function* allRoles(db: Db, query: Filters): AsyncGenerator<Role> {
  for await (const row of allRows(listed(db, query), 'roles.id')) yield roleOf(row);
}

function listed(db: Db, query: Filters) {
  const { name, permission } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  return roleRows(db)
    .$if(!!name, (found) =>
      found.where(sql<string>`lower(roles.name)`, 'like', likePattern(folded(name ?? ''))),
    )
    .$if(!!permission, (found) =>
      found.where(
        sql<boolean>`roles.administrator or exists (
          select 1 from role_permissions where role_id = roles.id and permission = ${permission})`,
      ),
    )
    .orderBy(orders[column], direction)
    .orderBy('roles.id');
}

export async function findRole(db: Db | Tx, id: string): Promise<Role | undefined> {
  const row = await roleRows(db).where('roles.id', '=', id).executeTakeFirst();
  return row && roleOf(row);
}

/** Whether there is such a role; nobody else can change it until the transaction ends. */
export async function lockRole(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('roles').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Breaks `roles_name_key` or `roles_name_in_any_case` when another role has the name. */
export async function replaceRole(tx: Tx, id: string, { name, permissions }: RoleInput): Promise<void> {
  await tx
    .updateTable('roles')
    .set({ name, version: sql`version + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('role_permissions').where('role_id', '=', id).execute();
  if (permissions.length === 0) return;
  await tx
    .insertInto('role_permissions')
    .values(permissions.map((permission) => ({ role_id: id, permission })))
    .execute();
}

export async function removeRole(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('roles').where('id', '=', id).execute();
}
