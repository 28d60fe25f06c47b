import { companyScope } from '@traveldesk/companies-server';
import { grownAge } from '@traveldesk/flights-contract';
import { madeAt, packed, placeInBatch, unpacked, type Actor, type Db } from '@traveldesk/shared-server';
import type { FrozenPricing } from './frozen-pricing';
import type { KeptOffer } from './kept-offer';
import type { TranslatedNames } from './names';
import { offerLifeMs } from './searches.sql';
import '../flights.tables';

/** Offers of one supplier that were shown together, with the names of their codes. */
export interface Batch {
  /** The supplier's key. */
  supplier: string;
  offers: KeptOffer[];
  names: TranslatedNames;
}

export interface NewBatch {
  id: string;
  searchId: string;
  supplierId: string;
  expiresAt: Date;
  batch: Batch;
}

/** Compressed, since a search has thousands of offers and most are never read again (docs/adr/0031). */
export async function insertBatch(
  db: Db,
  { id, searchId, supplierId, expiresAt, batch }: NewBatch,
): Promise<void> {
  const offers = await packed(batch);
  await db
    .insertInto('flight_offer_batches')
    .values({ id, search_id: searchId, supplier_id: supplierId, offers, expires_at: expiresAt })
    .execute();
}

/** Yields the batches of a search in the order in which they were shown, loading one at a time. */
export async function* batchesOf(db: Db, searchId: string): AsyncGenerator<Batch> {
  const ids = await db
    .selectFrom('flight_offer_batches')
    .select('id')
    .where('search_id', '=', searchId)
    .orderBy('id')
    .execute();
  for (const { id } of ids) {
    const row = await db
      .selectFrom('flight_offer_batches')
      .select('offers')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) yield await unpacked<Batch>(row.offers);
  }
}

export interface FoundOffer extends KeptOffer {
  names: TranslatedNames;
  supplierId: string;
  search: { id: string; askedId: string; companyId: string | null; query: string; createdAt: Date };
  /** The pricing that made its price. */
  pricing: FrozenPricing;
}

/**
 * Returns the offer as shown; undefined if there is none or it belongs to another company (SECURITY 34). `over`: an older version found it,
 * without its pricing or with another adult age.
 */
export async function findOffer(
  db: Db,
  id: string,
  actor: Pick<Actor, 'type' | 'companyId'>,
): Promise<FoundOffer | 'over' | undefined> {
  const { batchId, index } = placeInBatch(id);
  const row = await db
    .selectFrom('flight_offer_batches as batch')
    .innerJoin('flight_searches as search', 'search.id', 'batch.search_id')
    .select(['batch.offers', 'batch.supplier_id', 'search.id', 'search.company_id', 'search.query'])
    .select(['search.pricing', 'search.created_at', 'search.asked_id', 'search.adult_age'])
    .where('batch.id', '=', batchId)
    .where(companyScope(actor)('search.company_id'))
    .executeTakeFirst();
  const batch = row && (await unpacked<Batch>(row.offers));
  const kept = batch?.offers[index];
  if (!row || !kept) return undefined;
  const { pricing } = row;
  if (!pricing || row.adult_age !== grownAge) return 'over';
  const { id: searchId, asked_id: askedId, company_id: companyId, query, created_at: createdAt } = row;
  const search = { id: searchId, askedId: askedId ?? searchId, companyId, query, createdAt };
  return { ...kept, names: batch.names, supplierId: row.supplier_id, search, pricing };
}

/** Whether an id is older than any offer lives. It does not show whether the offer existed. */
export function isLongOver(id: string, now = new Date()): boolean {
  const age = now.getTime() - madeAt(id).getTime();
  return age > offerLifeMs;
}

/** Deletes expired searches together with their offers. */
export async function forgetSearches(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('flight_searches').where('expires_at', '<', now).execute();
}
