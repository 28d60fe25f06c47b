import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { UserType } from '@traveldesk/users-contract';
import './users.tables';

/** A person who can sign in and holds certain permissions. */
export interface Holder {
  id: string;
  name: string;
  email: string;
  type: UserType;
}

/** Returns people who can sign in and hold all of these permissions, by name; at most `limit`, and only staff when `staffOnly` is set. */
export async function holdersOf(
  db: Db | Tx,
  permissions: readonly string[],
  { limit, staffOnly = false }: { limit?: number; staffOnly?: boolean },
): Promise<Holder[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'type'])
    .where('status', '=', 'active')
    .where(sql<boolean>`users.id in (${idsOf(permissions)})`)
    .$if(staffOnly, (found) => found.where('type', '=', 'staff'))
    .orderBy('search')
    .orderBy('id')
    .$if(limit !== undefined, (found) => found.limit(limit ?? 0))
    .execute();
}

/** Selects users through their roles, because few of many users hold such permissions. */
function idsOf(permissions: readonly string[]) {
  return sql`
    select user_id from user_roles join roles on roles.id = role_id where administrator
    union
    select user_id from user_roles join role_permissions using (role_id)
    where permission = any(${[...permissions]}::text[])
    group by user_id having count(distinct permission) = ${new Set(permissions).size}`;
}
