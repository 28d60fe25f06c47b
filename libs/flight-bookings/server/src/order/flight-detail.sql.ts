import type { Updateable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { FlightBookingsTable, FlightDetail } from '../flight-bookings.tables';

/** Returns the detail row of a flight booking. */
export function flightDetail(db: Db | Tx, bookingId: string): Promise<FlightDetail> {
  return db
    .selectFrom('flight_bookings')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** Updates the detail row, or inserts it with its booking. The booking is new, or locked by the caller. */
export async function writeFlightDetail(
  tx: Tx,
  bookingId: string,
  set: Omit<Updateable<FlightBookingsTable>, 'booking_id'>,
): Promise<void> {
  await tx
    .insertInto('flight_bookings')
    .values({ ...set, booking_id: bookingId })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(set))
    .execute();
}
