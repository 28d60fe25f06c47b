import type { Selectable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { BookingQuotesTable } from '../bookings.tables';
import type { MadeChange } from '../product/outcome';

export type QuoteRecord = Selectable<BookingQuotesTable>;

export async function quoteOf(db: Db, id: string): Promise<QuoteRecord | undefined> {
  return db.selectFrom('booking_quotes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the quote in force; undefined where there is none or it has expired. */
export async function openQuote(db: Db, bookingId: string, now: Date): Promise<QuoteRecord | undefined> {
  return db
    .selectFrom('booking_quotes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Returns the changes of a booking that were carried out through this product, the oldest first. */
export async function changesMade(db: Db, bookingId: string): Promise<MadeChange[]> {
  const rows = await db
    .selectFrom('booking_operations as operations')
    .innerJoin('booking_quotes as quotes', 'quotes.used_by', 'operations.id')
    .select(['operations.id', 'quotes.content', 'operations.begun_at', 'operations.ended_at'])
    .where('operations.booking_id', '=', bookingId)
    .where('operations.kind', '=', 'change')
    .orderBy('operations.begun_at')
    .execute();
  return rows.flatMap(({ id, content, begun_at, ended_at }) =>
    content.kind === 'change' ? [{ id, change: content.change, at: ended_at ?? begun_at }] : [],
  );
}

/** Ends any open quote, because it was used, replaced, released or has expired. Returns the number of quotes ended. */
export async function endQuotes(
  tx: Tx,
  { bookingId, usedBy = null, at }: { bookingId: string; usedBy?: string | null; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('booking_quotes')
    .set({ ended_at: at, used_by: usedBy })
    .where('booking_id', '=', bookingId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks an ended quote as used; later refunds depend on it. */
export async function markUsed(
  tx: Tx,
  { quoteId, usedBy }: { quoteId: string | undefined; usedBy: string },
): Promise<void> {
  if (quoteId === undefined) return;
  await tx.updateTable('booking_quotes').set({ used_by: usedBy }).where('id', '=', quoteId).execute();
}
