import { grownAge, type SupplierLine } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import { jsonb, type Db, type Tx } from '@traveldesk/shared-server';
import type { FrozenPricing } from './frozen-pricing';
import '../flights.tables';

/** Maximum life of an offer, and of its search (TRAVEL-RULES 13). */
export const offerLifeMs = 30 * 60_000;

export interface NewSearch {
  id: string;
  companyId: string | null;
  query: string;
  currency: string;
  createdAt: Date;
  pricing: FrozenPricing;
  /** The search that asked the suppliers; may be this one. */
  askedId: string;
}

export async function insertSearch(db: Db, search: NewSearch): Promise<void> {
  const { id, companyId: company_id, query, currency, createdAt: created_at, askedId: asked_id } = search;
  const pricing = jsonb(search.pricing);
  const expires_at = new Date(created_at.getTime() + offerLifeMs);
  await db
    .insertInto('flight_searches')
    .values({
      id,
      company_id,
      query,
      currency,
      created_at,
      expires_at,
      pricing,
      asked_id,
      adult_age: grownAge,
    })
    .execute();
}

/** Stores the lowest price so far, unless the search has finished. */
export async function setCheapest(db: Db, id: string, cheapest: Money | null): Promise<void> {
  await db
    .updateTable('flight_searches')
    .set({ cheapest: jsonb(cheapest) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

export interface SearchEnd {
  outcomes: SupplierLine[];
  offers: number;
  cheapest: Money | null;
}

export async function finishSearch(
  db: Db,
  id: string,
  { outcomes, offers, cheapest }: SearchEnd,
): Promise<void> {
  await db
    .updateTable('flight_searches')
    .set({ finished_at: new Date(), outcomes: jsonb(outcomes), offers, cheapest: jsonb(cheapest) })
    .where('id', '=', id)
    .execute();
}

/**
 * Returns the newest finished search with the same query, company and currency since `since`; undefined if there is none. After a
 * repricing, the newest prices.
 */
export async function findFinished(
  db: Db,
  { query, companyId, currency }: Pick<NewSearch, 'query' | 'companyId' | 'currency'>,
  since: Date,
) {
  return db
    .selectFrom('flight_searches')
    .select(['id', 'created_at', 'expires_at', 'outcomes', 'offers', 'pricing', 'asked_id'])
    .where('query', '=', query)
    .where('company_id', 'is not distinct from', companyId)
    .where('created_at', '>=', since)
    .where('currency', '=', currency)
    .where('finished_at', 'is not', null)
    .where('pricing', 'is not', null)
    .where('adult_age', '=', grownAge)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/**
 * Marks a search as ordered, in the order's own transaction. Equal searches within the minute then ask the suppliers again, since suppliers
 * sell only one offer of a search.
 */
export async function noteOrdered(tx: Tx, askedId: string, at: Date): Promise<void> {
  await tx
    .updateTable('flight_searches')
    .set({ ordered_at: at })
    .where('asked_id', '=', askedId)
    .where('ordered_at', 'is', null)
    .execute();
}

export async function isOrdered(db: Db, askedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('flight_searches')
    .select('id')
    .where('asked_id', '=', askedId)
    .where('ordered_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
