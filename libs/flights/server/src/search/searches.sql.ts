import { grownAge, type SupplierLine } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import { newId, type Db, type Tx } from '@traveldesk/shared-server';
import { jsonb } from '../jsonb';
import type { FrozenPricing } from './frozen-pricing';
import '../flights.tables';

/** How long an offer lives at most (TRAVEL-RULES 13), and its search with it. */
export const offerLifeMs = 30 * 60_000;

export interface NewSearch {
  id: string;
  companyId: string | null;
  query: string;
  currency: string;
  createdAt: Date;
  pricing: FrozenPricing;
  /** The search that asked the suppliers; itself where it did. */
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

/** What the cheapest is sold for so far; a search that has ended has said its last. */
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
 * The newest finished search of the same thing for the same company, in the same currency, that was sent out since then; undefined
 * where there is none. Of one that was priced again the newest prices.
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
 * Notes that something of a search is ordered, in the transaction that writes the order down: whoever searches the same within the
 * minute has it asked anew, since suppliers sell a search once.
 */
export async function noteOrdered(tx: Tx, askedId: string, at: Date): Promise<void> {
  await tx
    .updateTable('flight_searches')
    .set({ ordered_at: at })
    .where('asked_id', '=', askedId)
    .where('ordered_at', 'is', null)
    .execute();
}

/** Whether something of a search is ordered already. */
export async function isOrdered(db: Db, askedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('flight_searches')
    .select('id')
    .where('asked_id', '=', askedId)
    .where('ordered_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the user searched this; the same search is moved to the top. */
export async function noteRecent(
  db: Db,
  recent: { userId: string; companyId: string | null; query: string; at: Date },
): Promise<void> {
  const { userId: user_id, companyId: company_id, query, at: searched_at } = recent;
  await db
    .insertInto('flight_recent_searches')
    .values({ id: newId(), user_id, company_id, query, searched_at })
    .onConflict((conflict) => conflict.constraint('flight_recent_searches_once').doUpdateSet({ searched_at }))
    .execute();
}
