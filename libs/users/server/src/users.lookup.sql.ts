import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import {
  countOf,
  folded,
  holds,
  type Actor,
  type Count,
  type Database,
  type Db,
} from '@traveldesk/shared-server';
import type { UserQuery } from '@traveldesk/users-contract';
import { nameConditions, userConditions } from './users.filters';

/**
 * Returns the ids of a picker's page: names that begin with the text, then addresses that do and, from three characters on, matches
 * anywhere. Each half reads its own index up to the page size, the second only if the first does not fill the page, so the count stops
 * there too.
 */
export async function lookedUpIds(
  db: Db,
  { page, per_page: perPage, q = '', sort: _, ...filters }: UserQuery,
  actor: Actor,
): Promise<Count & { ids: string[] }> {
  const conditions = userConditions(filters, actor);
  const half = async (condition: Expression<SqlBool>, limit: number) => {
    const rows = await db
      .selectFrom('users')
      .select('users.id')
      .where((eb) => eb.and([...conditions, condition]))
      .orderBy('users.search')
      .orderBy('users.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  };
  const shown = page * perPage;
  const first = await half(nameConditions(q)[0], shown + 1);
  const missing = shown + 1 - first.length;
  const found = missing > 0 ? [...first, ...(await half(elsewhere(q), missing))] : first;
  const ids = found.slice(shown - perPage, shown);
  return { ids, ...countOf(found.length, shown) };
}

function elsewhere(typed: string): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'users'>();
  const [first, ...others] = nameConditions(typed);
  return sql<boolean>`${eb.or([...others, holds('users.email', folded(typed))])} and not ${first}`;
}
