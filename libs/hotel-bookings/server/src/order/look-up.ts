import { travellersOf, type Found } from '@traveldesk/bookings-server';
import { askStay, lookForStay } from '@traveldesk/hotels-server';
import { hotelDetail } from './hotel-detail.sql';
import type { AtHotel } from './perform';
import { cancellationOf, orderOf, quotedOf, stayDiffers } from './stay-order';

/** Looks up the outcome of an operation at the supplier. Throws a SupplierFault or CallAbandoned if the supplier does not answer. */
export async function lookUp(looking: AtHotel & { now: Date }): Promise<Found> {
  const { hotels, at, booking, operation } = looking;
  const ref = booking.order_ref;
  if (ref === null) return walk(looking);
  const stay = await askStay(hotels, at, (stays, call) => stays.get(call, ref));
  if (!stay) return { found: 'absent' };
  if (operation.kind === 'book') return { found: 'done', effect: { kind: 'ordered', order: orderOf(stay) } };
  if (stay.status !== 'cancelled') return { found: 'absent' };
  return { found: 'done', effect: cancellationOf(stay) };
}

/**
 * Looks for the booking by our id in the supplier's list, which cannot be filtered by it. Only a whole walk that began after the supplier's
 * settling time counts as absence (docs/adr/0088).
 */
async function walk(looking: AtHotel & { now: Date }): Promise<Found> {
  const { db, hotels, at, booking, operation, now } = looking;
  const detail = await hotelDetail(db, booking.id);
  const keep = (next: typeof detail.walk) =>
    db
      .updateTable('hotel_bookings')
      .set({ walk: next && JSON.stringify(next) })
      .where('booking_id', '=', booking.id)
      .execute();
  let looked: Awaited<ReturnType<typeof lookForStay>>;
  try {
    const { customer } = detail;
    looked = await lookForStay(hotels, at, { booking: booking.id, customer, walk: detail.walk, now });
  } catch (error) {
    // The supplier may have dropped the cursor.
    if (detail.walk) await keep(null);
    throw error;
  }
  await keep(looked.walk);
  const { found, begunAt, unread, walk: next } = looked;
  const [stay, ...more] = found;
  if (!stay) {
    if (next) return { found: 'unfinished' };
    if (unread) return { found: 'misfit', what: 'incomplete' };
    const named = await namedStay(looking);
    if (named) return named;
    const isProof = operation.settles_at === null || operation.settles_at <= begunAt;
    return { found: isProof ? 'absent' : 'unfinished' };
  }
  if (more.length > 0) return { found: 'misfit', what: 'twice' };
  const order = orderOf(stay);
  const differs = stayDiffers(stay, quotedOf(detail), await travellersOf(db, booking.id));
  if (stay.status === 'cancelled') differs.push('cancelled');
  return differs.length === 0
    ? { found: 'done', effect: { kind: 'ordered', order } }
    : { found: 'misfit', what: differs.join(', '), order };
}

/** A stay that the answer to the booking named is not absent, although it is without our id: a person compares it. */
async function namedStay({ hotels, at, operation: { ref } }: AtHotel): Promise<Found | null> {
  if (ref === null) return null;
  const stay = await askStay(hotels, at, (stays, call) => stays.get(call, ref));
  return stay && { found: 'misfit', what: 'attempt', order: orderOf(stay) };
}
