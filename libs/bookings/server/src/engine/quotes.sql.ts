import type { Selectable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { BookingQuotesTable } from '../bookings.tables';

export type QuoteRecord = Selectable<BookingQuotesTable>;

export async function quoteOf(db: Db, id: string): Promise<QuoteRecord | undefined> {
  return db.selectFrom('booking_quotes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The quote that stands; undefined where there is none, or its time is over. */
export async function openQuote(db: Db, bookingId: string, now: Date): Promise<QuoteRecord | undefined> {
  return db
    .selectFrom('booking_quotes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Ends whatever quote stands: it was used, replaced, let go, or is over. Answers how many that were. */
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

/** A quote was used after all, though it was ended as one that was not: what later refunds reckon with is told by it. */
export async function markUsed(
  tx: Tx,
  { quoteId, usedBy }: { quoteId: string | undefined; usedBy: string },
): Promise<void> {
  if (quoteId === undefined) return;
  await tx.updateTable('booking_quotes').set({ used_by: usedBy }).where('id', '=', quoteId).execute();
}
