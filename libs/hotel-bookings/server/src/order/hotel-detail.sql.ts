import type { Insertable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { HotelBookingsTable, HotelDetail } from '../hotel-bookings.tables';

export async function hotelDetail(db: Db | Tx, bookingId: string): Promise<HotelDetail> {
  return db
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** Updates the detail row, or inserts it with its booking. The booking is new, or locked by the caller. */
export async function writeHotelDetail(
  tx: Tx,
  bookingId: string,
  set: Omit<Insertable<HotelBookingsTable>, 'booking_id'>,
): Promise<void> {
  await tx
    .insertInto('hotel_bookings')
    .values({ ...set, booking_id: bookingId })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(set))
    .execute();
}
