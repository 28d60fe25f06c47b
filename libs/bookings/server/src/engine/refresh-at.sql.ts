import type { Tx } from '@traveldesk/shared-server';
import type { Order } from '../product/order';
import type { BookingRecord } from './rows.sql';

const minute = 60_000;
const hour = 60 * minute;

/** How long an order that was believed never to have come about is looked for, and how often. */
export const lateHours = 24;
const lateEveryMs = hour;

/** Has a booking looked at again whose order was not there: it may come after all (SECURITY 13). */
export async function watchForLate(tx: Tx, bookingId: string, at: Date): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ refresh_at: new Date(at.getTime() + lateEveryMs) })
    .where('id', '=', bookingId)
    .execute();
}

/**
 * When an order is read again: soon where its tickets are still to come, at its deadline where it is held, else each day until it is
 * flown; null where nothing of it changes any more.
 */
export function nextRefresh(
  { state, ends_at }: Pick<BookingRecord, 'state' | 'ends_at'>,
  order: Pick<Order, 'payment' | 'documents'>,
  at: Date,
): Date | null {
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  if (state === 'on_hold') {
    const due = order.payment.required_by === null ? Infinity : Date.parse(order.payment.required_by);
    // Behind its deadline it is asked until the supplier has ended it.
    return due <= at.getTime() ? after(5 * minute) : after(Math.min(due - at.getTime(), 6 * hour));
  }
  // How much comes back of it is still to come, as an event or in its order.
  if (state === 'refund_pending') return after(6 * hour);
  if (!['ticketed', 'changed', 'cancel_quoted'].includes(state)) return null;
  if (!order.documents.some(({ kind }) => kind === 'ticket')) return after(5 * minute);
  return ends_at !== null && ends_at <= at ? null : after(24 * hour);
}
