import type { Booking, BookingTicket } from '@traveldesk/bookings-contract';
import { isoOf, snapshot, type Actor, type Db, type Kernel } from '@traveldesk/shared-server';
import { knownRefund } from '../operations/refund/confirmed-refund';
import { travellersOf } from '../engine/travellers.sql';
import { changesMade, openQuote } from '../engine/quotes.sql';
import { lastOperation, openOperation, type BookingRecord } from '../engine/rows.sql';
import { bookingRows, rowOf } from '../list/booking-row.sql';
import { productOf } from '../product/product';
import type { BookingAddress } from '../product/product-routes';
import { mayKnow, seenBooking } from '../scope';

export type BookingFacts = Awaited<ReturnType<typeof factsIn>>;

/** Reads a booking and everything shown with it in one snapshot. Throws a 404. */
export function bookingFacts(
  kernel: Pick<Kernel, 'db' | 'tools'>,
  address: BookingAddress,
  reading: { actor: Actor; now: Date },
): Promise<BookingFacts> {
  return snapshot(kernel.db, (tx) => factsIn(tx, kernel, address, reading));
}

async function factsIn(
  db: Db,
  kernel: Pick<Kernel, 'tools'>,
  address: BookingAddress,
  { actor, now }: { actor: Actor; now: Date },
) {
  const booking = await seenBooking({ ...kernel, db }, address, actor, 'read');
  const { id } = booking;
  const row = await bookingRows(db, { ...actor, now })
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow();
  const operation = await openOperation(db, id);
  const product = productOf(kernel, booking);
  return {
    booking,
    detail: await product.detailOf(db, id),
    isBeingReplaced: await product.isBeingReplaced?.(db, id),
    listed: rowOf(row, actor.type === 'staff'),
    operation,
    last: operation ? undefined : await lastOperation(db, id),
    quote: await openQuote(db, id, now),
    changes: await changesMade(db, id),
    travellers: await travellersOf(db, id),
    tickets: await ticketsOf(db, id),
    refund: await knownRefund(kernel, db, booking, booking.picture),
    maker: await madeBy(db, booking, actor),
    supplier: await shownSupplier(db, booking),
  };
}

async function shownSupplier(db: Db, booking: BookingRecord): Promise<Booking['supplier']> {
  if (booking.supplier_id === null) return null;
  const supplier = await db
    .selectFrom('suppliers')
    .select(['id', 'name', 'key'])
    .where('id', '=', booking.supplier_id)
    .executeTakeFirst();
  return supplier ? { ...supplier, training: booking.training, own_access: booking.own_access } : null;
}

/** Returns the booking's author; companies do not see which of the platform's staff it was. */
async function madeBy(
  db: Db,
  { created_by: id, created_by_name: name }: BookingRecord,
  actor: Actor,
): Promise<Booking['created_by']> {
  if (id === null || name === null) return null;
  return actor.type === 'staff' || (await mayKnow(db, actor, id)) ? { id, name } : null;
}

async function ticketsOf(db: Db, bookingId: string): Promise<BookingTicket[]> {
  const rows = await db
    .selectFrom('booking_tickets')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return rows.map(({ booking_id: _, issued_at, ...ticket }) => ({ ...ticket, issued_at: isoOf(issued_at) }));
}
