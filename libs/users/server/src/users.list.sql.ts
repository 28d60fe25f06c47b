import { sql, type RawBuilder } from 'kysely';
import { inChunks, type Actor, type Db, type Tx } from '@traveldesk/shared-server';
import type { UserQuery, UserRecord } from '@traveldesk/users-contract';
import { userConditions, userScope, type UserFilters } from './users.filters';
import { lookedUpIds } from './users.lookup.sql';
import { userOf, userRows } from './users.row';

type Sort = NonNullable<UserQuery['sort']>;

/** How many rows beyond the page are counted one by one. */
const countedBeyondPage = 200;

/** The columns of each order, down to one that is unique: each is an index, read forwards or backwards. */
const orders: Record<string, readonly string[]> = {
  name: ['users.search', 'users.id'],
  email: ['users.email collate "C"', 'users.id'],
  type: ['users.type', 'users.search', 'users.id'],
  status: ['users.status', 'users.search', 'users.id'],
  last_login_at: ['users.last_login_at', 'users.id'],
  created_at: ['users.created_at', 'users.id'],
};

/**
 * One page of the users in the caller's scope that the filters leave. The price of a page must not grow with the
 * table, so the count goes to somewhat beyond the page and no further, and says `at_least` where there are more.
 */
export async function findUsers(
  db: Db,
  query: UserQuery,
  actor: Actor,
): Promise<{ data: UserRecord[]; total: number; at_least?: true }> {
  const { page, per_page: perPage, sort = 'name', ...filters } = query;
  if (query.q) {
    const { ids, ...count } = await lookedUpIds(db, query, actor);
    return { data: await usersByIds(db, ids), ...count };
  }
  const offset = (page - 1) * perPage;
  const [ids, count] = await Promise.all([
    listedIds(db, filters, actor).orderBy(orderBy(sort)).limit(perPage).offset(offset).execute(),
    countUsers(db, filters, actor, offset + perPage + countedBeyondPage),
  ]);
  return {
    data: await usersByIds(
      db,
      ids.map(({ id }) => id),
    ),
    ...count,
  };
}

/** The user in the caller's scope, or undefined. */
export async function findUser(db: Db | Tx, id: string, actor: Actor): Promise<UserRecord | undefined> {
  const row = await userRows(db).where('users.id', '=', id).where(userScope(actor)).executeTakeFirst();
  return row && userOf(row);
}

/** All users that the filters leave, in the order of the list. */
export async function* allUsers(
  db: Db,
  { sort = 'name', ...filters }: UserFilters & { sort?: Sort | undefined },
  actor: Actor,
): AsyncGenerator<UserRecord> {
  const ids = await listedIds(db, filters, actor).orderBy(orderBy(sort)).execute();
  yield* inChunks(
    ids.map(({ id }) => id),
    (chunk) => usersByIds(db, chunk),
  );
}

function listedIds(db: Db, filters: UserFilters, actor: Actor) {
  return db
    .selectFrom('users')
    .select('users.id')
    .where((eb) => eb.and(userConditions(filters, actor)));
}

export async function countUsers(
  db: Db,
  filters: UserFilters,
  actor: Actor,
  limit: number,
): Promise<{ total: number; at_least?: true }> {
  const { total } = await db
    .selectFrom((from) =>
      from
        .selectFrom('users')
        .select(sql`1`.as('one'))
        .where((eb) => eb.and(userConditions(filters, actor)))
        .limit(limit + 1)
        .as('found'),
    )
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total > limit ? { total: limit, at_least: true } : { total };
}

async function usersByIds(db: Db, ids: readonly string[]): Promise<UserRecord[]> {
  if (ids.length === 0) return [];
  const rows = await userRows(db).where('users.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, userOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** People who have never signed in stand last when the latest sign-in stands first, as their index has them. */
function orderBy(sort: Sort): RawBuilder<unknown> {
  const descending = sort.startsWith('-');
  const column = descending ? sort.slice(1) : sort;
  const nulls = column === 'last_login_at' ? (descending ? 'nulls last' : 'nulls first') : '';
  const columns = orders[column] ?? [];
  return sql.join(
    columns.map((name, index) =>
      sql.raw(`${name} ${descending ? 'desc' : 'asc'} ${index === 0 ? nulls : ''}`),
    ),
  );
}
