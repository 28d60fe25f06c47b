import type { BookableOffer } from '@traveldesk/flights-server';
import { Problem, type Tx } from '@traveldesk/shared-server';

/**
 * Suppliers sell a search once, whichever of its offers: a second order would be refused, or be taken for the first. Looked at after the
 * booking's own row is written, so that of two at once one sees the other, or breaks its constraint. One that failed has bought nothing.
 * Throws a 422 `booking_search_used`.
 */
export async function refuseUsedSearch(
  tx: Tx,
  bookingId: string,
  { search, seller }: Pick<BookableOffer, 'search' | 'seller'>,
): Promise<void> {
  const used = await tx
    .selectFrom('bookings')
    .select('id')
    .where('asked_id', '=', search.askedId)
    .where('supplier_id', '=', seller.id)
    .where('id', '!=', bookingId)
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  if (used) throw new Problem(422, 'booking_search_used');
}
