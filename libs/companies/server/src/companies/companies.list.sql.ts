import { sql, type RawBuilder } from 'kysely';
import type { Company, CompanyExportQuery, CompanyQuery } from '@traveldesk/companies-contract';
import type { Page } from '@traveldesk/shared-contract';
import { beginningPattern, folded, inChunks, pageQueryOf, type Db } from '@traveldesk/shared-server';
import { countCompanies } from './companies.count.sql';
import { companyConditions, isNamed, type CompanyFilters } from './companies.filters';
import { companyOf, companyRows } from './companies.row';
import type { Viewer } from './scope';

type Sort = NonNullable<CompanyQuery['sort']>;

/** The columns of each order, up to a unique one; each order has an index that is read in either direction. */
const orders: Record<string, readonly string[]> = {
  name: ['search', 'id'],
  type: ['type', 'search', 'id'],
  status: ['status', 'search', 'id'],
  currency: ['currency', 'search', 'id'],
  email: ['email', 'id'],
  phone: ['phone', 'id'],
  created_at: ['created_at', 'id'],
  updated_at: ['updated_at', 'id'],
};

/** Builds the ORDER BY of a sort on the table or subquery `table`. */
function companyOrder(sort: Sort, table: string): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const columns = orders[sort.replace('-', '')] ?? [];
  return sql.join(
    columns.map((column) => {
      const reference = sql.ref(`${table}.${column}`);
      return sql`${column === 'email' || column === 'phone' ? sql`${reference} collate "C"` : reference} ${direction}`;
    }),
  );
}

/** Returns one page of the filtered companies in the caller's scope, by name by default. */
export async function findCompanies(db: Db, query: CompanyQuery, actor: Viewer): Promise<Page<Company>> {
  const { page, per_page, sort = 'name', q, ...filters } = query;
  const text = folded(q ?? '');
  const [ids, count] = await Promise.all([
    text ? lookedUpIds(db, query, text, actor) : pageOfIds(db, query, sort, actor),
    countCompanies(db, text ? { ...filters, name: filters.name ?? text } : filters, actor, {
      page,
      per_page,
    }),
  ]);
  return { data: await companiesByIds(db, ids, actor), ...count };
}

/** Yields all filtered companies in the caller's scope in list order, with the fields that the caller may see. */
export async function* allCompanies(
  db: Db,
  { sort = 'name', ...filters }: CompanyExportQuery,
  actor: Viewer,
): AsyncGenerator<Company> {
  const ids = await listedIds(db, filters, sort, actor).execute();
  yield* inChunks(
    ids.map(({ id }) => id),
    (chunk) => companiesByIds(db, chunk, actor),
  );
}

/** Returns companies in the order of the ids. */
async function companiesByIds(db: Db, ids: readonly string[], actor: Viewer): Promise<Company[]> {
  if (ids.length === 0) return [];
  const rows = await companyRows(db).where('companies.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, companyOf(row, actor)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function pageOfIds(db: Db, query: CompanyQuery, sort: Sort, actor: Viewer): Promise<string[]> {
  const rows = await pageQueryOf(listedIds(db, query, sort, actor), query).execute();
  return rows.map(({ id }) => id);
}

function listedIds(db: Db, filters: CompanyFilters, sort: Sort, actor: Viewer) {
  return db
    .selectFrom('companies')
    .select('companies.id')
    .where((eb) => eb.and(companyConditions(filters, actor)))
    .orderBy(companyOrder(sort, 'companies'));
}

/** Sorts for pickers: names that begin with the text, then names that contain it. Each half reads its own index, up to the page. */
async function lookedUpIds(db: Db, query: CompanyQuery, text: string, actor: Viewer): Promise<string[]> {
  const begins = sql<boolean>`companies.search like ${beginningPattern(text)}`;
  const conditions = companyConditions(query, actor);
  const half = (rank: number, condition: RawBuilder<boolean>) =>
    db
      .selectFrom('companies')
      .select(['companies.id', 'companies.search', sql<number>`${sql.lit(rank)}`.as('rank')])
      .where((eb) => eb.and([...conditions, condition]))
      .orderBy('companies.search')
      .orderBy('companies.id')
      .limit(query.page * query.per_page);
  const elsewhere = sql<boolean>`${isNamed(text)} and not ${begins}`;
  const found = db
    .selectFrom((from) =>
      from
        .selectFrom(half(0, begins).as('first'))
        .selectAll()
        .unionAll(from.selectFrom(half(1, elsewhere).as('second')).selectAll())
        .as('found'),
    )
    .select('found.id')
    .orderBy('found.rank')
    .orderBy('found.search')
    .orderBy('found.id');
  const rows = await pageQueryOf(found, query).execute();
  return rows.map(({ id }) => id);
}
