import type { BookableOffer } from '@traveldesk/flights-server';
import { Problem, type Db, type Tx } from '@traveldesk/shared-server';

type Searched = Pick<BookableOffer, 'search' | 'seller'>;

/** Returns the bookings of a supplier search. Failed bookings have bought nothing and do not count. */
const bookingsOf = (db: Db, { search, seller }: Searched) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('asked_id', '=', search.askedId)
    .where('supplier_id', '=', seller.id)
    .where('state', '!=', 'failed');

/** Whether an offer of the same supplier search was ordered, so that the supplier sells no other. */
export async function isSearchUsed(db: Db, searched: Searched): Promise<boolean> {
  return (await bookingsOf(db, searched).executeTakeFirst()) !== undefined;
}

/**
 * Throws a 422 `booking_search_used` where an offer of the same supplier search was ordered: suppliers sell a search once, and refuse a
 * second order or take it for the first. Called after the booking's own row is inserted, so that of two simultaneous orders one sees the
 * other, or violates its constraint.
 */
export async function refuseUsedSearch(tx: Tx, bookingId: string, searched: Searched): Promise<void> {
  const used = await bookingsOf(tx, searched).where('id', '!=', bookingId).executeTakeFirst();
  if (used) throw new Problem(422, 'booking_search_used');
}
