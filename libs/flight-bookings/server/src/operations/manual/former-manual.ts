import type { Tx } from '@traveldesk/shared-server';
import { type BookingRecord, travellersOf } from '@traveldesk/bookings-server';
import type { FormerManual } from '@traveldesk/flight-bookings-contract';
import { flightDetail } from '../../order/flight-detail.sql';

/** Returns the current version of a manual booking, without passports, as their numbers must be erased later. */
export async function manualNow(tx: Tx, booking: BookingRecord): Promise<FormerManual> {
  const { slices } = await flightDetail(tx, booking.id);
  const travellers = await travellersOf(tx, booking.id);
  const names = new Map(travellers.map((one) => [one.id, `${one.given_name} ${one.family_name}`]));
  const tickets = await tx
    .selectFrom('booking_tickets')
    .select(['number', 'traveller_ids'])
    .where('booking_id', '=', booking.id)
    .orderBy('number')
    .execute();
  return {
    source: booking.source,
    pnr: booking.pnr,
    note: booking.note,
    segments: slices.flatMap(({ segments }) =>
      segments.map(({ carrier, flight_number, origin, destination, departing_at, arriving_at }) => ({
        carrier,
        flight_number,
        origin,
        destination,
        departing_at,
        arriving_at,
      })),
    ),
    travellers: travellers.map(({ type, title, given_name, family_name, born_on, email, phone }) => ({
      type,
      title: title as FormerManual['travellers'][number]['title'],
      given_name,
      family_name,
      born_on,
      email,
      phone,
    })),
    tickets: tickets.map(({ number, traveller_ids: [of] }) => ({
      number,
      traveller: names.get(of ?? '') ?? null,
    })),
  };
}
