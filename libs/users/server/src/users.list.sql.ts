import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Page } from '@traveldesk/shared-contract';
import {
  countedTo,
  countOf,
  countUpTo,
  inChunks,
  onPage,
  rowsBefore,
  type Actor,
  type Count,
  type Db,
  type Place,
  type Tx,
} from '@traveldesk/shared-server';
import type { UserQuery, UserRecord } from '@traveldesk/users-contract';
import { namedSo, userConditions, userScope, type UserFilters } from './users.filters';
import { lookedUpIds } from './users.lookup.sql';
import { concealed, orderFor, seesDetails } from './users.lookup';
import { userOf, userRows } from './users.row';

type Sort = NonNullable<UserQuery['sort']>;

/**
 * Rows beyond the page that are counted for a role among other filters: who has the role is asked user by user, of those too who do not have it, so
 * that each row that is counted costs several.
 */
const countedOfRole = 20;

type Column =
  `users.${'id' | 'search' | 'email' | 'phone' | 'type' | 'status' | 'last_login_at' | 'created_at'}`;

/** The columns of each order, down to one that is unique: each is an index, read forwards or backwards. */
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
 * One page of the users in the caller's scope that the filters leave. The price of a page must not grow with the
 * table, so the count goes to somewhat beyond the page and no further, and says `at_least` where there are more.
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

/** The user in the caller's scope, or undefined. */
export async function findUser(db: Db | Tx, id: string, actor: Actor): Promise<UserRecord | undefined> {
  const row = await userRows(db, actor).where('users.id', '=', id).where(userScope(actor)).executeTakeFirst();
  return row && userOf(row);
}

/** All users that the filters leave, in the order of the list. */
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
 * A page by a role among other filters, which is read on somewhat beyond its end instead of being counted apart. Undefined
 * for other filters, and past the last page, where only a count says where that is.
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
  { sort, beyond = 0, ...place }: Place & { sort: Sort; beyond?: number },
): Promise<string[]> {
  const most = place.page * place.per_page + beyond;
  // Under the table's own name, so that the order is said once.
  const ordered = db
    .selectFrom(firstOf(db, filters, actor, most, sort).as('users'))
    .select('users.id')
    .orderBy(orderBy(sort));
  const rows = await onPage(ordered, place, beyond).execute();
  return rows.map(({ id }) => id);
}

/** How many users the filters leave, counted up to `limit`. */
function countUsers(db: Db, filters: UserFilters, actor: Actor, limit: number): Promise<Count> {
  return countUpTo(db, limit, (most) => firstOf(db, filters, actor, most));
}

/**
 * The first `limit` users of each way to be named as the filters say, with the columns of the order. Each way is read
 * from its own index and no further than that, where one condition for all of them would read and sort whatever it finds.
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
  const [first, ...others] = namedSo(name);
  return others.reduce((found, way) => found.unionAll(part([way])), part([first]));
}

/** As the caller may see them, in the order of the ids. */
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

/** People who have never signed in come last when the latest sign-in comes first, as their index has them. */
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
