import { jsonb, packed, placeInBatch, unpacked, type Actor, type Db } from '@traveldesk/shared-server';
import { companyScope } from '@traveldesk/companies-server';
import type { PricedBy } from '../search/priced-by';
import type { KeptRate, KeptRates } from './kept-rates';
import '../hotels.tables';

/** Identifies fetched rates: by company, supplier, property and search. */
export interface RatesOf {
  companyId: string | null;
  supplierId: string;
  propertyId: string;
  /** The supplier's id of it. */
  propertyRef: string;
  query: string;
  currency: string;
}

export interface NewRates extends RatesOf {
  id: string;
  pricing: PricedBy;
  createdAt: Date;
  expiresAt: Date;
  content: KeptRates;
}

export async function insertRates(db: Db, rates: NewRates): Promise<void> {
  const { id, companyId, supplierId, propertyId, propertyRef, query, currency } = rates;
  await db
    .insertInto('hotel_rates')
    .values({
      id,
      company_id: companyId,
      supplier_id: supplierId,
      property_id: propertyId,
      property_ref: propertyRef,
      query,
      currency,
      pricing: jsonb(rates.pricing),
      created_at: rates.createdAt,
      expires_at: rates.expiresAt,
      content: await packed(rates.content),
    })
    .execute();
}

/** Returns the newest rates of the same search, property and supplier since `since`. */
export async function findRates(
  db: Db,
  { companyId, supplierId, propertyId, propertyRef, query, currency }: RatesOf,
  since: Date,
): Promise<{ content: KeptRates; pricing: PricedBy } | undefined> {
  const row = await db
    .selectFrom('hotel_rates')
    .select(['content', 'pricing'])
    .where('property_id', '=', propertyId)
    .where('property_ref', '=', propertyRef)
    .where('supplier_id', '=', supplierId)
    .where('created_at', '>=', since)
    .where('company_id', 'is not distinct from', companyId)
    .where('query', '=', query)
    .where('currency', '=', currency)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { content: await unpacked<KeptRates>(row.content), pricing: row.pricing };
}

export interface FoundRate {
  kept: KeptRate;
  content: KeptRates;
  supplierId: string;
  companyId: string | null;
  query: string;
  currency: string;
  pricing: PricedBy;
}

/** Returns a rate as shown; undefined if there is none or it belongs to another company (SECURITY 34). */
export async function findRate(
  db: Db,
  id: string,
  actor: Pick<Actor, 'type' | 'companyId'>,
): Promise<FoundRate | undefined> {
  const { batchId, index } = placeInBatch(id);
  const row = await db
    .selectFrom('hotel_rates')
    .select(['content', 'supplier_id', 'company_id', 'query', 'currency', 'pricing'])
    .where('id', '=', batchId)
    .where(companyScope(actor)('company_id'))
    .executeTakeFirst();
  const content = row && (await unpacked<KeptRates>(row.content));
  const kept = content?.rates[index];
  if (!row || !kept) return undefined;
  const { supplier_id: supplierId, company_id: companyId, query, currency, pricing } = row;
  return { kept, content, supplierId, companyId, query, currency, pricing };
}

/** Deletes batches whose rates have all expired. */
export async function forgetRates(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('hotel_rates').where('expires_at', '<', now).execute();
}
