import { renewCompact, type Tx } from '@traveldesk/shared-server';
import { folded } from '@traveldesk/shared-contract';
import { noteBookingReferences } from '../references/booking-references';
import { searchedBookings } from '../list/bookings.searched';

/** Renews what a booking is found by: its number, PNR, travellers' names and tickets; and what its movements are found by. */
export async function searchText(tx: Tx, bookingId: string): Promise<void> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['number', 'pnr'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const travellers = await tx
    .selectFrom('booking_travellers')
    .select(['given_name', 'family_name'])
    .where('booking_id', '=', bookingId)
    .orderBy('place')
    .execute();
  const tickets = await tx
    .selectFrom('booking_tickets')
    .select('number')
    .where('booking_id', '=', bookingId)
    .execute();
  const parts = [
    booking.number,
    booking.pnr ?? '',
    ...travellers.flatMap(({ given_name: given, family_name: family }) => [
      `${given} ${family}`,
      `${family} ${given}`,
    ]),
    ...tickets.map(({ number }) => number),
  ];
  const search = folded(parts.filter((part) => part !== '').join('\n'));
  await renewCompact(tx, searchedBookings, [bookingId]);
  await tx.updateTable('bookings').set({ search }).where('id', '=', bookingId).execute();
  await noteBookingReferences(tx, [bookingId]);
}
