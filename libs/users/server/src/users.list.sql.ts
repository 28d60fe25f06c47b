import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Page } from '@traveldesk/shared-contract';
import {
  countedTo,
  countOf,
  countUpTo,
  inChunks,
  pageQueryOf,
  rowsBefore,
  type Actor,
  type Count,
  type Db,
  type PageNumber,
  type Tx,
} from '@traveldesk/shared-server';
import type { UserQuery, UserRecord } from '@traveldesk/users-contract';
import { nameConditions, userConditions, userScope, type UserFilters } from './users.filters';
import { lookedUpIds } from './users.lookup.sql';
import { concealed, orderFor, seesDetails } from './users.lookup';
import { userOf, userRows } from './users.row';

type Sort = NonNullable<UserQuery['sort']>;

/**
 * Limit on rows counted beyond the page for a role combined with other filters: the role is checked user by user, so each counted row costs
 * several reads.
 */
const countedOfRole = 20;

type Column =
  `users.${'id' | 'search' | 'email' | 'phone' | 'type' | 'status' | 'last_login_at' | 'created_at'}`;

/** The columns of each order, up to a unique one; each order has an index that is read in either direction. */
const orders: Record<string, readonly Column[]> = {
  name: ['users.search', 'users.id'],
  email: ['users.email', 'users.id'],
  phone: ['users.phone', 'users.id'],
  type: ['users.type', 'users.search', 'users.id'],
  status: ['users.status', 'users.search', 'users.id'],
  last_login_at: ['users.last_login_at', 'users.id'],
  created_at: ['users.created_at', 'users.id'],
};

/**
 * Returns one page of the filtered users in the caller's scope. A page's cost must not grow with the table, so the count stops a little
 * beyond the page and is marked `at_least`.
 */
export async function findUsers(db: Db, query: UserQuery, actor: Actor): Promise<Page<UserRecord>> {
  const { page, per_page, sort: wanted, ...filters } = query;
  const sort = orderFor(wanted, actor);
  if (query.q) {
    const { ids, ...count } = await lookedUpIds(db, query, actor);
    return { data: await usersByIds(db, ids, actor), ...count };
  }
  const counted = await pageOfRole(db, { ...query, sort }, actor);
  if (counted) return { ...counted, data: await usersByIds(db, counted.data, actor) };
  const [ids, count] = await Promise.all([
    pageOfIds(db, filters, actor, { page, per_page, sort }),
    countUsers(db, filters, actor, countedTo(query)),
  ]);
  return {
    data: await usersByIds(db, ids, actor),
    ...count,
  };
}

/** Returns the user if it is in the caller's scope. */
export async function findUser(db: Db | Tx, id: string, actor: Actor): Promise<UserRecord | undefined> {
  const row = await userRows(db, actor).where('users.id', '=', id).where(userScope(actor)).executeTakeFirst();
  return row && userOf(row);
}

/** Yields all filtered users in list order. */
export async function* allUsers(
  db: Db,
  { sort, ...filters }: UserFilters & { sort?: Sort | undefined },
  actor: Actor,
): AsyncGenerator<UserRecord> {
  const ids = await db
    .selectFrom('users')
    .select('users.id')
    .where((eb) => eb.and(userConditions(filters, actor)))
    .orderBy(orderBy(orderFor(sort, actor)))
    .execute();
  yield* inChunks(
    ids.map(({ id }) => id),
    (chunk) => usersByIds(db, chunk, actor),
  );
}

/**
 * Returns a page for a role combined with other filters; it reads a little beyond the page instead of counting separately. Undefined for
 * other filters, and past the last page, which needs a count.
 */
async function pageOfRole(
  db: Db,
  { page, per_page, sort = 'name', ...filters }: UserQuery,
  actor: Actor,
): Promise<Page<string> | undefined> {
  const { role, ...others } = filters;
  if (!role || !Object.values(others).some(Boolean)) return undefined;
  const ids = await pageOfIds(db, filters, actor, { page, per_page, sort, beyond: countedOfRole + 1 });
  if (ids.length === 0 && page > 1) return undefined;
  const found = rowsBefore({ page, per_page }) + ids.length;
  return { data: ids.slice(0, per_page), ...countOf(found, page * per_page + countedOfRole) };
}

async function pageOfIds(
  db: Db,
  filters: UserFilters,
  actor: Actor,
  { sort, beyond = 0, ...place }: PageNumber & { sort: Sort; beyond?: number },
): Promise<string[]> {
  const most = place.page * place.per_page + beyond;
  // The alias matches the table's name, so that the same order applies.
  const ordered = db
    .selectFrom(firstOf(db, filters, actor, most, sort).as('users'))
    .select('users.id')
    .orderBy(orderBy(sort));
  const rows = await pageQueryOf(ordered, place, beyond).execute();
  return rows.map(({ id }) => id);
}

/** Counts the filtered users, up to `limit`. */
function countUsers(db: Db, filters: UserFilters, actor: Actor, limit: number): Promise<Count> {
  return countUpTo(db, limit, (most) => firstOf(db, filters, actor, most));
}

/**
 * Selects the first `limit` users for each name condition, with the order's columns. Each condition reads its own index up to the limit; a
 * single combined condition would read and sort all matches.
 */
function firstOf(db: Db, { name, ...filters }: UserFilters, actor: Actor, limit: number, sort?: Sort) {
  const conditions = userConditions(filters, actor);
  const part = (way: readonly Expression<SqlBool>[]) => {
    const found = db
      .selectFrom('users')
      .select(sort ? columnsOf(sort) : ['users.id' as const])
      .where((eb) => eb.and([...conditions, ...way]))
      .limit(limit);
    return db.selectFrom((sort ? found.orderBy(orderBy(sort)) : found).as('part')).selectAll();
  };
  if (!name) return part([]);
  const [first, ...others] = nameConditions(name);
  return others.reduce((found, way) => found.unionAll(part([way])), part([first]));
}

/** Returns users in the order of the ids, with the fields that the caller may see. */
async function usersByIds(db: Db, ids: readonly string[], actor: Actor): Promise<UserRecord[]> {
  if (ids.length === 0) return [];
  const rows = await userRows(db, actor).where('users.id', 'in', ids).execute();
  const shown = seesDetails(actor) ? userOf : (row: (typeof rows)[number]) => concealed(userOf(row));
  const byId = new Map(rows.map((row) => [row.id, shown(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function columnsOf(sort: Sort): readonly Column[] {
  return orders[sort.replace('-', '')] ?? [];
}

/** Users who never signed in come last in descending order of sign-in, as in the index. */
function orderBy(sort: Sort): RawBuilder<unknown> {
  const descending = sort.startsWith('-');
  const nulls = sort.endsWith('last_login_at') ? (descending ? 'nulls last' : 'nulls first') : '';
  return sql.join(
    columnsOf(sort).map((column, index) => {
      const collation = column === 'users.email' || column === 'users.phone' ? 'collate "C"' : '';
      return sql.raw(`${column} ${collation} ${descending ? 'desc' : 'asc'} ${index === 0 ? nulls : ''}`);
    }),
  );
}
