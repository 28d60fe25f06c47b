import type { Tx } from '@traveldesk/shared-server';
import type { Order } from '../product/order';
import type { BookingRecord } from './rows.sql';

const minute = 60_000;
const hour = 60 * minute;

/** How long, and how often, an order that was settled as refused is still looked for. */
export const lateHours = 24;
const lateEveryMs = hour;

/** Schedules another look-up for a booking whose order was not found, as the order may still appear (SECURITY 13). */
export async function watchForLate(tx: Tx, bookingId: string, at: Date): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ refresh_at: new Date(at.getTime() + lateEveryMs) })
    .where('id', '=', bookingId)
    .execute();
}

/**
 * Returns when an order is read next: in minutes while tickets are missing, by the deadline while on hold, otherwise each day until it is
 * flown, and of stays each hour while they have no reference; null where nothing changes any more.
 */
export function nextRefresh(
  { state, ends_at }: Pick<BookingRecord, 'state' | 'ends_at'>,
  order: Pick<Order, 'payment' | 'documents' | 'booking_reference'>,
  at: Date,
): Date | null {
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  if (state === 'on_hold') {
    const due = order.payment.required_by === null ? Infinity : Date.parse(order.payment.required_by);
    // After its deadline, the order is read until the supplier has ended it.
    return due <= at.getTime() ? after(5 * minute) : after(Math.min(due - at.getTime(), 6 * hour));
  }
  // The amount of the refund is still to come, by an event or in the order.
  if (state === 'refund_pending') return after(6 * hour);
  const isOver = ends_at !== null && ends_at <= at;
  // A property gives its own reference later.
  if (state === 'confirmed')
    return isOver ? null : after(order.booking_reference === null ? hour : 24 * hour);
  if (!['ticketed', 'changed', 'cancel_quoted'].includes(state)) return null;
  if (!order.documents.some(({ kind }) => kind === 'ticket')) return after(5 * minute);
  return isOver ? null : after(24 * hour);
}
