import type { Db } from '@traveldesk/shared-server';
import '../bookings.tables';

/** Returns the travelers of a booking, the lead first. */
export async function travellersOf(db: Db, bookingId: string) {
  return db
    .selectFrom('booking_travellers')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('place')
    .execute();
}
