import { companyScope } from '@traveldesk/companies-server';
import { dayMs, recentSearchLimit } from '@traveldesk/shared-contract';
import { jsonb, newId, type Actor, type Db, type Tx } from '@traveldesk/shared-server';
import { sql, type Selectable } from 'kysely';
import type { SavedSearchesTable, SearchedProduct } from './own-searches.tables';

export type SavedRow = Selectable<SavedSearchesTable>;

/** Retention of recent searches. */
const recentDays = 90;

/** Returns a user's recent searches of a product, newest first. Companies outside the caller's scope are left out. */
export async function findRecentSearches(
  db: Db,
  { userId, ...actor }: Pick<Actor, 'userId' | 'type' | 'companyId'>,
  product: SearchedProduct,
) {
  const rows = await db
    .selectFrom('recent_searches as recent')
    .leftJoin('companies', 'companies.id', 'recent.company_id')
    .select([
      'recent.id',
      'recent.query',
      'recent.searched_at',
      'companies.id as company_id',
      'companies.name',
    ])
    .where('recent.user_id', '=', userId)
    .where('recent.product', '=', product)
    .where((where) =>
      where.or([
        where('recent.company_id', 'is', null),
        where.and([where('companies.id', 'is not', null), companyScope(actor)('recent.company_id')]),
      ]),
    )
    .orderBy('recent.searched_at', 'desc')
    .limit(recentSearchLimit)
    .execute();
  return rows.map(({ company_id: id, name, ...row }) => ({
    ...row,
    company: id === null || name === null ? null : { id, name },
  }));
}

export interface NewRecent {
  product: SearchedProduct;
  userId: string;
  companyId: string | null;
  query: string;
  at: Date;
}

/** Records a recent search of the user; a repeated search moves to the top. */
export async function noteRecentSearch(db: Db, recent: NewRecent): Promise<void> {
  const { product, userId: user_id, companyId: company_id, query, at: searched_at } = recent;
  await db
    .insertInto('recent_searches')
    .values({ id: newId(), product, user_id, company_id, query, searched_at })
    .onConflict((conflict) => conflict.constraint('recent_searches_once').doUpdateSet({ searched_at }))
    .execute();
}

export async function forgetRecentSearches(db: Db, now = new Date()): Promise<void> {
  await db
    .deleteFrom('recent_searches')
    .where('searched_at', '<', new Date(now.getTime() - recentDays * dayMs))
    .execute();
}

/** Returns a user's saved searches of a product by name. */
export async function findSavedSearches(
  db: Db,
  userId: string,
  product: SearchedProduct,
): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export async function countSaved(tx: Tx, userId: string, product: SearchedProduct): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Violates `saved_searches_name` if the user already has a search of that name. */
export async function insertSaved(tx: Tx, row: SavedRow): Promise<void> {
  await tx
    .insertInto('saved_searches')
    .values({ ...row, price: jsonb(row.price) })
    .execute();
}

/** Deletes a saved search of the user and returns it; undefined if there is none. */
export async function removeSaved(
  tx: Tx,
  { id, userId, product }: { id: string; userId: string; product: SearchedProduct },
): Promise<SavedRow | undefined> {
  return tx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .returningAll()
    .executeTakeFirst();
}
