import { sql } from 'kysely';
import type { Actor, Db, Recorder, Tx } from '@traveldesk/shared-server';
import type { Receipt } from '../bookings.tables';
import { lockBooking } from '../engine/rows.sql';

export function findReceipt(db: Db, bookingId: string): Promise<Receipt | undefined> {
  return db
    .selectFrom('booking_receipts')
    .select(['number', 'issued_at'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/**
 * Gives the receipt of a booking the next number of the year, in UTC, or returns the one that it has. The booking is locked before the
 * series.
 */
export async function giveReceipt(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, at }: { id: string; at: Date },
): Promise<Receipt> {
  await lockBooking(tx, id);
  const known = await findReceipt(tx, id);
  if (known) return known;
  const year = at.getUTCFullYear();
  const { last } = await tx
    .insertInto('booking_receipt_series')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`booking_receipt_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const receipt = { number: `R-${year}-${String(last).padStart(6, '0')}`, issued_at: at };
  await tx
    .insertInto('booking_receipts')
    .values({ booking_id: id, ...receipt })
    .execute();
  record({ entity: 'booking', id, action: 'receipt_issued', after: { number: receipt.number } });
  return receipt;
}
