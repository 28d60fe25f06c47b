import type { HotelPart } from '@traveldesk/hotel-bookings-contract';
import { pendingStates } from '@traveldesk/bookings-contract';
import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../hotel-bookings.tables';

export type LinkedBookings = Pick<HotelPart, 'replaces' | 'replaced_by'>;

/**
 * Returns the booking that this one replaces, and the one that replaces it. Both are bookings of the same company, so whoever sees this one
 * sees them. Of several attempts to replace it, one that did not fail comes first, then the newest.
 */
export async function linkedBookings(db: Db | Tx, bookingId: string): Promise<LinkedBookings> {
  const found = db.selectFrom('bookings').select(['bookings.id', 'bookings.number', 'bookings.state']);
  const replaces = await found
    .innerJoin('hotel_bookings as own', 'own.replaces', 'bookings.id')
    .where('own.booking_id', '=', bookingId)
    .executeTakeFirst();
  const replaced = await found
    .innerJoin('hotel_bookings as theirs', 'theirs.booking_id', 'bookings.id')
    .where('theirs.replaces', '=', bookingId)
    .orderBy(sql`bookings.state = 'failed'`)
    .orderBy('bookings.created_at', 'desc')
    .executeTakeFirst();
  return { replaces: replaces ?? null, replaced_by: replaced ?? null };
}

/** Whether a booking that is to replace this one is pending or in doubt. */
export async function isBeingReplaced(db: Db | Tx, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('hotel_bookings as theirs')
    .innerJoin('bookings', 'bookings.id', 'theirs.booking_id')
    .select('bookings.id')
    .where('theirs.replaces', '=', bookingId)
    .where('bookings.state', 'in', pendingStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
