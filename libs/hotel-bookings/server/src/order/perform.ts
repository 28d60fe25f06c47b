import { travellersOf, type OperationAttempt, type Effect } from '@traveldesk/bookings-server';
import {
  customerOf,
  performStay,
  staySettlesWithinMs,
  type BookedStay,
  type HotelTools,
} from '@traveldesk/hotels-server';
import type { Db } from '@traveldesk/shared-server';
import { inDoubt, refused, type AtSupplier, type Outcome } from '@traveldesk/suppliers-server';
import type { HotelDetail } from '../hotel-bookings.tables';
import { hotelDetail } from './hotel-detail.sql';
import { cancellationOf, orderOf, quotedOf, stayDiffers } from './stay-order';

export interface AtHotel extends OperationAttempt {
  db: Db;
  hotels: HotelTools;
  at: AtSupplier;
}

/** Sends an operation on a stay to its supplier, once. No transaction is open. Never throws because of the supplier (SECURITY 12). */
export async function perform(performing: AtHotel): Promise<Outcome<Effect>> {
  switch (performing.operation.kind) {
    case 'book':
      return bookStay(performing);
    case 'cancel':
      return cancelStay(performing);
    default:
      return refused('not_sent');
  }
}

async function bookStay({ db, hotels, at, booking, attemptId: attempt }: AtHotel): Promise<Outcome<Effect>> {
  const detail = await hotelDetail(db, booking.id);
  const { quote_ref: quote, email, phone } = detail;
  if (quote === null || email === null || phone === null || booking.company_id === null)
    return refused('not_sent');
  const customer = await customerOf(hotels, at, booking.company_id);
  // Stored before the call, so that a look-up asks for the bookings of the same user.
  await db.updateTable('hotel_bookings').set({ customer }).where('booking_id', '=', booking.id).execute();
  const guests = await travellersOf(db, booking.id);
  const { requests, loyalty_number } = detail;
  const ours = { booking: booking.id, attempt };
  const outcome = await performStay(hotels, at, (stays, call) =>
    stays.create(call, { quote, guests, email, phone, requests, loyalty_number, ours, customer }),
  );
  const ordered = (stay: BookedStay): Effect => ({ kind: 'ordered', order: orderOf(stay) });
  if (outcome.outcome === 'refused') return outcome;
  if (outcome.outcome === 'in_doubt' && outcome.cause !== 'misfit') {
    return { ...outcome, seen: outcome.seen && ordered(outcome.seen) };
  }
  const stay = outcome.outcome === 'done' ? outcome.result : outcome.seen;
  const misfits = [
    ...(outcome.outcome === 'done' ? [] : outcome.misfits),
    ...(stay ? answerDiffers(stay, detail, guests) : []),
  ];
  if (stay && misfits.length === 0) return { outcome: 'done', result: ordered(stay) };
  // Only the quote guarantees the price, so a booking that differs from it is not confirmed (docs/adr/0160).
  const settles = staySettlesWithinMs(hotels.kernel, at.seller.protocol);
  return inDoubt('misfit', settles, { misfits, seen: stay && ordered(stay), ref: stay?.ref ?? null });
}

/** The answer to a booking must repeat the number of rooms; later readings may leave it out. */
function answerDiffers(
  stay: BookedStay,
  detail: HotelDetail,
  guests: Awaited<ReturnType<typeof travellersOf>>,
): string[] {
  return [...stayDiffers(stay, quotedOf(detail), guests), ...(stay.rooms === null ? ['rooms'] : [])];
}

async function cancelStay({ hotels, at, booking }: AtHotel): Promise<Outcome<Effect>> {
  const ref = booking.order_ref;
  if (ref === null) return refused('not_sent');
  const outcome = await performStay(hotels, at, (stays, call) => stays.cancel(call, ref));
  if (outcome.outcome === 'refused') return outcome;
  if (outcome.outcome === 'in_doubt') return { ...outcome, seen: null };
  return { outcome: 'done', result: cancellationOf(outcome.result) };
}
