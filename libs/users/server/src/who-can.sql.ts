import { seesAllCompanies } from '@traveldesk/companies-server';
import { sql } from 'kysely';
import type { Actor, Db } from '@traveldesk/shared-server';
import { roleScope } from './role.scope';
import { userScope } from './users.filters';
import './users.tables';

/** Limit on the roles returned. */
const limit = 50;

/**
 * Returns names of roles with any of these permissions. Staff get platform roles only, since nobody in a company could help them; others
 * get roles that they may see and that an active user in their scope has (SECURITY 34, 37).
 */
export async function rolesWith(db: Db, permissions: readonly string[], actor: Actor): Promise<string[]> {
  const rows = await db
    .selectFrom('roles')
    .select(['roles.name', sql`lower(roles.name)`.as('folded')])
    .distinct()
    .where(
      sql<boolean>`(roles.administrator or exists (
        select 1 from role_permissions as held
        where held.role_id = roles.id and held.permission in (${sql.join(permissions)})))`,
    )
    .$if(seesAllCompanies(actor), (found) => found.where('roles.company_id', 'is', null))
    .$if(!seesAllCompanies(actor), (found) =>
      found
        .where(roleScope(actor))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('user_roles')
              .innerJoin('users', 'users.id', 'user_roles.user_id')
              .select('users.id')
              .whereRef('user_roles.role_id', '=', 'roles.id')
              .where('users.status', '=', 'active')
              .where(userScope(actor)),
          ),
        ),
    )
    .orderBy('folded')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}
