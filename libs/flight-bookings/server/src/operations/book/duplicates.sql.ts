import { personKey, type TravellerInput } from '@traveldesk/bookings-contract';
import type { BookableOffer } from '@traveldesk/flights-server';
import type { Db } from '@traveldesk/shared-server';
import '../../flight-bookings.tables';

/** Numbers of bookings with the same person on the same flight and day (TRAVEL-RULES 9). */
export interface Duplicates {
  /** Of the same company; the user is warned. */
  own: string[];
  /** Of other companies; staff get a task. */
  others: string[];
}

const over = ['cancelled', 'expired', 'failed', 'voided', 'refunded'] as const;

export async function duplicatesOf(
  db: Db,
  {
    companyId,
    travellers,
    offer,
  }: { companyId: string; travellers: readonly TravellerInput[]; offer: BookableOffer },
): Promise<Duplicates> {
  const { slices } = offer.kept.offer;
  const day = slices[0]?.departing_at.slice(0, 10);
  const flights = new Set(flightsOf(slices));
  const rows = await db
    .selectFrom('booking_travellers')
    .innerJoin('bookings', 'bookings.id', 'booking_travellers.booking_id')
    .innerJoin('flight_bookings', 'flight_bookings.booking_id', 'bookings.id')
    .select(['bookings.number', 'bookings.company_id', 'flight_bookings.slices'])
    .where('booking_travellers.person', 'in', travellers.map(personKey))
    .where('bookings.state', 'not in', over)
    .where('bookings.departs_on', '=', day ?? null)
    .execute();
  const same = rows.filter((row) => flightsOf(row.slices).some((flight) => flights.has(flight)));
  const numbers = (own: boolean) => [
    ...new Set(same.filter((row) => (row.company_id === companyId) === own).map(({ number }) => number)),
  ];
  return { own: numbers(true), others: numbers(false) };
}

function flightsOf(slices: BookableOffer['kept']['offer']['slices']): string[] {
  return slices.flatMap(({ segments }) =>
    segments.map(({ carrier, flight_number, departing_at }) => `${carrier}${flight_number} ${departing_at}`),
  );
}
