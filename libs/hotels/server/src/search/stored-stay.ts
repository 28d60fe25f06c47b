import type { Seller } from '@traveldesk/companies-server';
import type { Db } from '@traveldesk/shared-server';
import type { PricedBy } from './priced-by';
import type { KeptStay } from './kept-stay';
import type { WantedSearch } from './read-stay';
import { findBatch } from './searches.sql';
import { queryAlone } from './sellers-for';

/** The maximum number of batches to read for one property: those of the newest searches, with up to about twenty each. */
const mostRead = 60;

/**
 * Returns a supplier's unexpired result of a property by the supplier's id, from the buyer's newest equal search that has one, and the pricing of that search.
 */
export async function storedStay(
  db: Db,
  wanted: Pick<WantedSearch, 'query' | 'company' | 'currency'>,
  { id: supplierId, key }: Pick<Seller, 'id' | 'key'>,
  propertyRef: string,
): Promise<{ kept: KeptStay; pricing: PricedBy } | undefined> {
  const now = new Date();
  const batches = await db
    .selectFrom('hotel_result_batches as batch')
    .innerJoin('hotel_searches as search', 'search.id', 'batch.search_id')
    .select(['batch.id', 'search.pricing'])
    .where('search.query', 'in', [wanted.query, queryAlone(wanted, key)])
    .where('search.company_id', 'is not distinct from', wanted.company?.id ?? null)
    .where('search.currency', '=', wanted.currency)
    .where('search.expires_at', '>', now)
    .where('batch.supplier_id', '=', supplierId)
    .orderBy('search.created_at', 'desc')
    .orderBy('batch.id')
    .limit(mostRead)
    .execute();
  for (const { id, pricing } of batches) {
    const results = (await findBatch(db, id))?.results ?? [];
    const kept = results.find(({ property_ref }) => property_ref === propertyRef);
    if (kept) return kept.result.expires_at > now.toISOString() ? { kept, pricing } : undefined;
  }
  return undefined;
}
