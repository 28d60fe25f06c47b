import type { Updateable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { FlightBookingsTable, FlightDetail } from '../flight-bookings.tables';

/** The detail row of a booking of flights. */
export function flightDetail(db: Db | Tx, bookingId: string): Promise<FlightDetail> {
  return db
    .selectFrom('flight_bookings')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** Writes columns of the detail row, and the row itself with its booking. The booking is locked by the caller, or new. */
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
