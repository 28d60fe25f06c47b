import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { Access } from './access.rules';

/** For queries on `users`: whether the user is an administrator. */
export const administratorColumn: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from user_roles
  join roles on roles.id = user_roles.role_id
  where user_roles.user_id = users.id and roles.administrator)`;

/** For queries on `users`: the permissions in the user's roles. Administrators implicitly hold all others too. */
export const permissionsColumn: RawBuilder<string[]> = sql<string[]>`array(
  select distinct role_permissions.permission from user_roles
  join role_permissions on role_permissions.role_id = user_roles.role_id
  where user_roles.user_id = users.id)`;

/** Returns a user's combined rights of all roles; none for an unknown user. */
export async function accessOf(db: Db | Tx, userId: string): Promise<Access> {
  const row = await db
    .selectFrom('users')
    .select([administratorColumn.as('administrator'), permissionsColumn.as('permissions')])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return { administrator: row?.administrator ?? false, permissions: new Set(row?.permissions) };
}
