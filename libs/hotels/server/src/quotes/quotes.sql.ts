import { sql, type Selectable } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import { dayMs } from '@traveldesk/shared-contract';
import { jsonb, type Actor, type Database, type Db, type Tx } from '@traveldesk/shared-server';
import type { KeptQuote } from './kept-quote';
import '../hotels.tables';

type Scope = Pick<Actor, 'type' | 'companyId'>;

/** Returns a quote; undefined if there is none or it belongs to another company (SECURITY 34). */
export async function findQuote(db: Db | Tx, id: string, actor: Scope): Promise<KeptQuote | undefined> {
  const row = await db
    .selectFrom('hotel_quotes')
    .selectAll()
    .where('id', '=', id)
    .where(companyScope(actor)('company_id'))
    .executeTakeFirst();
  return row && quoteOf(row);
}

/** Returns the valid quote of a rate. */
export async function findValidQuote(
  db: Db,
  rateId: string,
  actor: Scope,
  now = new Date(),
): Promise<KeptQuote | undefined> {
  const row = await db
    .selectFrom('hotel_quotes')
    .selectAll()
    .where('rate_id', '=', rateId)
    .where('expires_at', '>', now)
    .where(companyScope(actor)('company_id'))
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row && quoteOf(row);
}

function quoteOf(row: Selectable<Database['hotel_quotes']>): KeptQuote {
  const { id, query, currency, pricing, content } = row;
  return {
    id,
    rateId: row.rate_id,
    companyId: row.company_id,
    supplierId: row.supplier_id,
    ref: row.supplier_quote,
    query,
    currency,
    pricing,
    content,
    quotedAt: row.quoted_at,
    expiresAt: row.expires_at,
  };
}

export async function insertQuote(db: Db, quote: KeptQuote): Promise<void> {
  const { id, rateId, companyId, supplierId, ref, query, currency } = quote;
  await db
    .insertInto('hotel_quotes')
    .values({
      id,
      rate_id: rateId,
      company_id: companyId,
      supplier_id: supplierId,
      supplier_quote: ref,
      query,
      currency,
      pricing: jsonb(quote.pricing),
      content: jsonb(quote.content),
      quoted_at: quote.quotedAt,
      expires_at: quote.expiresAt,
    })
    .execute();
}

/** The database's clock, since those of several processes may differ. */
const now = sql<Date>`clock_timestamp()`;

/** Claims a rate for `seconds`, or until `releaseRate`. Returns false while another process has it. */
export async function claimRate(
  db: Db,
  rateId: string,
  { holder, seconds }: { holder: string; seconds: number },
): Promise<boolean> {
  const until = sql<Date>`${now} + make_interval(secs => ${seconds})`;
  const claimed = await db
    .insertInto('hotel_quote_claims')
    .values({ rate_id: rateId, holder, until })
    .onConflict((conflict) =>
      conflict.column('rate_id').doUpdateSet({ holder, until }).where('hotel_quote_claims.until', '<', now),
    )
    .returning('rate_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseRate(db: Db, rateId: string, holder: string): Promise<void> {
  await db
    .deleteFrom('hotel_quote_claims')
    .where('rate_id', '=', rateId)
    .where('holder', '=', holder)
    .execute();
}

/** Accepts a quote for a user, once. Returns when they did, and whether it was now. */
export async function acceptOnce(
  tx: Tx,
  { quoteId, userId }: { quoteId: string; userId: string },
): Promise<{ at: Date; isNew: boolean }> {
  const made = await tx
    .insertInto('hotel_quote_acceptances')
    .values({ quote_id: quoteId, user_id: userId, accepted_at: now })
    .onConflict((conflict) => conflict.columns(['quote_id', 'user_id']).doNothing())
    .returning('accepted_at')
    .executeTakeFirst();
  if (made) return { at: made.accepted_at, isNew: true };
  const at = await acceptedAt(tx, { quoteId, userId });
  if (!at) throw new Error('an acceptance that exists is not found');
  return { at, isNew: false };
}

export async function acceptedAt(
  db: Db | Tx,
  { quoteId, userId }: { quoteId: string; userId: string },
): Promise<Date | null> {
  const row = await db
    .selectFrom('hotel_quote_acceptances')
    .select('accepted_at')
    .where('quote_id', '=', quoteId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.accepted_at ?? null;
}

/** Deletes quotes a day after their end: until then a reader is told that the quote has expired. */
export async function forgetQuotes(db: Db, at = new Date()): Promise<void> {
  await db
    .deleteFrom('hotel_quotes')
    .where('expires_at', '<', new Date(at.getTime() - dayMs))
    .execute();
  await db.deleteFrom('hotel_quote_claims').where('until', '<', at).execute();
}
