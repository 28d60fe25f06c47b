import type { Db, Tx } from '@traveldesk/shared-server';
import type { HotelDetail } from '../hotel-bookings.tables';

export async function hotelDetail(db: Db | Tx, bookingId: string): Promise<HotelDetail> {
  return db
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
}
