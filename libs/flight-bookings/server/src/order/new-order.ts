import { Problem, type Db, type Secrets } from '@traveldesk/shared-server';
import type { NewOrder, NewTraveller } from '@traveldesk/flights-server';
import {
  type BookingRecord,
  documentsOf,
  type OperationRecord,
  travellersOf,
} from '@traveldesk/bookings-server';
import { keptOf } from './flight-record';

interface OrderOf {
  booking: BookingRecord;
  operation: Pick<OperationRecord, 'kind' | 'request'>;
  attemptId: string;
}

/** Builds the order for the supplier. It contains document numbers, so it is never stored. */
export async function newOrderOf(
  { db, secrets }: { db: Db; secrets: Secrets },
  { booking, operation, attemptId }: OrderOf,
): Promise<NewOrder> {
  const { kept, order_price: price } = booking;
  if (!kept || !price) throw new Problem(422, 'booking_state');
  const rows = await travellersOf(db, booking.id);
  const documents = await documentsOf(db, secrets, booking.id);
  const [lead] = rows;
  const refOf = new Map(rows.map(({ id, ref }) => [id, ref ?? '']));
  const infantOf = new Map(rows.flatMap(({ id, adult_id: adult }) => (adult ? [[adult, id] as const] : [])));
  const travellers = rows.map((row): NewTraveller => {
    const infant = infantOf.get(row.id);
    return {
      ref: row.ref ?? '',
      title: row.title as NewTraveller['title'],
      gender: row.gender as NewTraveller['gender'],
      given_name: row.given_name,
      family_name: row.family_name,
      born_on: row.born_on ?? '',
      // Travelers without contact data are reached through the lead traveler (TRAVEL-RULES 10).
      email: row.email ?? lead?.email ?? '',
      phone: row.phone ?? lead?.phone ?? '',
      infant: infant === undefined ? null : (refOf.get(infant) ?? null),
      document: documents.get(row.id) ?? null,
      loyalty: row.loyalty,
    };
  });
  return {
    offerRef: kept.ref,
    type: operation.kind === 'hold' ? 'hold' : 'instant',
    travellers,
    services: booking.services.map(({ ref, quantity }) => ({ ref, quantity })),
    price,
    itineraryKey: keptOf(booking)?.offer.itinerary_key ?? null,
    ours: { booking: booking.id, attempt: attemptId },
  };
}
