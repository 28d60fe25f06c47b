import { compactOf, newId, type Db, type Tx } from '@traveldesk/shared-server';
import type { Access } from './access.rules';
import { searchedRoles } from './users.searched';

export interface NewRole {
  name: string;
  administrator?: boolean;
  /** The owner; null for the platform. */
  companyId?: string | null;
  /** Whether managers of companies may assign it; only for platform roles. */
  assignable?: boolean;
  permissions?: readonly string[];
}

export async function insertRole(
  tx: Tx,
  { name, administrator = false, companyId = null, assignable = false, permissions = [] }: NewRole,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('roles')
    .values({
      id,
      name,
      compact: compactOf(searchedRoles, { name }),
      administrator,
      company_id: companyId,
      assignable,
    })
    .execute();
  if (permissions.length > 0) {
    await tx
      .insertInto('role_permissions')
      .values(permissions.map((permission) => ({ role_id: id, permission })))
      .execute();
  }
  return id;
}

/** Returns the platform's role with this name. */
export async function roleByName(db: Db | Tx, name: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', name)
    .where('company_id', 'is', null)
    .executeTakeFirst();
}

export async function roleIdsOf(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.role_id);
}

/** Returns the names of a user's roles, sorted. */
export async function roleNamesOf(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('roles.name')
    .where('user_roles.user_id', '=', userId)
    .orderBy('roles.name')
    .execute();
  return rows.map((row) => row.name);
}

export async function replaceRoles(tx: Tx, userId: string, roleIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto('user_roles')
    .values(roleIds.map((roleId) => ({ user_id: userId, role_id: roleId })))
    .execute();
}

/** Returns the combined rights of these roles. */
export async function accessOfRoles(db: Db | Tx, roleIds: readonly string[]): Promise<Access> {
  if (roleIds.length === 0) return { administrator: false, permissions: new Set() };
  const rows = await db
    .selectFrom('roles')
    .leftJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .select(['roles.administrator', 'role_permissions.permission'])
    .where('roles.id', 'in', roleIds)
    .execute();
  return {
    administrator: rows.some((row) => row.administrator),
    permissions: new Set(rows.flatMap((row) => (row.permission === null ? [] : [row.permission]))),
  };
}

/** Returns the administrators' roles; the migration creates one. */
export async function administratorRoles(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('roles')
    .select('id')
    .where('administrator', '=', true)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Serializes changes of administrators, so that two administrators cannot remove each other and leave none. Must be taken before reading
 * the users involved.
 */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx
    .selectFrom('roles')
    .select('id')
    .where('administrator', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Counts other administrators who can act: active staff. */
export async function countOtherAdministrators(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select((eb) => eb.fn.count<number>('users.id').distinct().as('count'))
    .where('roles.administrator', '=', true)
    .where('users.status', '=', 'active')
    .where('users.type', '=', 'staff')
    .where('users.id', '!=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** True when anybody has an administrators' role, able to sign in or not. */
export async function anyAdministrator(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('user_id')
    .where('roles.administrator', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
