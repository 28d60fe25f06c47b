import type { BookableOffer } from '@traveldesk/flights-server';
import { Problem, type Tx } from '@traveldesk/shared-server';

/**
 * Throws a 422 `booking_search_used` where an offer of the same supplier search was ordered: suppliers sell a search once, and refuse a
 * second order or take it for the first. Called after the booking's own row is inserted, so that of two simultaneous orders one sees the
 * other, or violates its constraint. Failed bookings have bought nothing and do not count.
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
