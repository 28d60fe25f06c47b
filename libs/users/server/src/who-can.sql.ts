import { seesAllCompanies } from '@traveldesk/companies-server';
import { sql } from 'kysely';
import type { Actor, Db } from '@traveldesk/shared-server';
import { roleScope } from './role.scope';
import { userScope } from './users.filters';
import './users.tables';

/** More roles than anybody reads. */
const limit = 50;

/**
 * The names of the roles that have any one of these permissions. Staff are told the platform's, since nobody of a company
 * can help them; who is not staff only roles they may know of that somebody active in the own scope has (SECURITY 34, 37).
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
