import { searchColumnsOf, type Tx } from '@traveldesk/shared-server';
import { folded } from '@traveldesk/shared-contract';
import { noteFoundReferences } from './booking-references';
import { searchedBookings } from './bookings.searched';

/** Renews a booking's search text, and the references by which its ledger movements are found. */
export async function searchText(tx: Tx, bookingId: string): Promise<void> {
  const { order_ref, company_id, ...texts } = await tx
    .selectFrom('bookings')
    .select(['number', 'pnr', 'property', 'city', 'city_names', 'order_ref', 'company_id'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const travellers = await tx
    .selectFrom('booking_travellers')
    .select(['given_name', 'family_name'])
    .where('booking_id', '=', bookingId)
    .orderBy('place')
    .execute();
  const rows = await tx
    .selectFrom('booking_tickets')
    .select('number')
    .where('booking_id', '=', bookingId)
    .execute();
  const tickets = rows.map((ticket) => ticket.number);
  const found = {
    ...texts,
    given: travellers.map(({ given_name: given }) => given),
    family: travellers.map(({ family_name: family }) => family),
    tickets,
  };
  const search = folded(searchedBookings.texts(found).filter(Boolean).join('\n'));
  const lines = searchColumnsOf(searchedBookings, found);
  await tx
    .updateTable('bookings')
    .set({ search, ...lines })
    .where('id', '=', bookingId)
    .execute();
  if (company_id === null) return;
  await noteFoundReferences(tx, [
    { id: bookingId, company_id, references: [texts.number, texts.pnr, order_ref, ...tickets] },
  ]);
}
