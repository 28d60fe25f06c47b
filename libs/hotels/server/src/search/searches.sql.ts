import type { StaySupplierLine } from '@traveldesk/hotels-contract';
import { sql } from 'kysely';
import { jsonb, newId, packed, unpacked, type Db } from '@traveldesk/shared-server';
import type { PricedBy } from './priced-by';
import type { KeptStay } from './kept-stay';
import '../hotels.tables';

/** Maximum life of a result, and of its search (STAYS 1). */
export const resultLifeMs = 30 * 60_000;

export interface NewSearch {
  id: string;
  companyId: string | null;
  query: string;
  currency: string;
  createdAt: Date;
  pricing: PricedBy;
  /** The number of the newest decision about properties. */
  decisions: string;
}

export async function insertSearch(db: Db, search: NewSearch): Promise<void> {
  const { id, companyId: company_id, query, currency, decisions, createdAt: created_at } = search;
  const expires_at = new Date(created_at.getTime() + resultLifeMs);
  await db
    .insertInto('hotel_searches')
    .values({
      id,
      company_id,
      query,
      currency,
      created_at,
      expires_at,
      decisions,
      pricing: jsonb(search.pricing),
    })
    .execute();
}

export async function finishSearch(
  db: Db,
  id: string,
  { outcomes, results }: { outcomes: StaySupplierLine[]; results: number },
): Promise<void> {
  await db
    .updateTable('hotel_searches')
    .set({ finished_at: new Date(), outcomes: jsonb(outcomes), results })
    .where('id', '=', id)
    .execute();
}

/** Returns the newest finished search with the same query, company and currency since `since`. */
export async function findFinished(
  db: Db,
  { query, companyId, currency }: Pick<NewSearch, 'query' | 'companyId' | 'currency'>,
  since: Date,
) {
  return db
    .selectFrom('hotel_searches')
    .select(['id', 'created_at', 'outcomes', 'results', 'pricing'])
    .select(sql<string>`decisions::text`.as('decisions'))
    .where('query', '=', query)
    .where('company_id', 'is not distinct from', companyId)
    .where('currency', '=', currency)
    .where('created_at', '>=', since)
    .where('finished_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Results of one supplier that were shown together. */
interface Batch {
  /** The supplier's key. */
  supplier: string;
  results: KeptStay[];
}

/** Compressed, since a search has thousands of results and most are never read again (docs/adr/0031). */
export async function insertBatch(
  db: Db,
  { searchId, supplierId, batch }: { searchId: string; supplierId: string; batch: Batch },
): Promise<void> {
  const results = await packed(batch);
  await db
    .insertInto('hotel_result_batches')
    .values({ id: newId(), search_id: searchId, supplier_id: supplierId, results })
    .execute();
}

/** Yields the batches of a search in the order in which they were shown, loading one at a time. */
export async function* batchesOf(db: Db, searchId: string): AsyncGenerator<Batch> {
  const ids = await db
    .selectFrom('hotel_result_batches')
    .select('id')
    .where('search_id', '=', searchId)
    .orderBy('id')
    .execute();
  for (const { id } of ids) {
    const batch = await findBatch(db, id);
    if (batch) yield batch;
  }
}

export async function findBatch(db: Db, id: string): Promise<Batch | undefined> {
  const row = await db
    .selectFrom('hotel_result_batches')
    .select('results')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await unpacked<Batch>(row.results));
}

/** Deletes expired searches together with their results. */
export async function forgetSearches(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('hotel_searches').where('expires_at', '<', now).execute();
}
