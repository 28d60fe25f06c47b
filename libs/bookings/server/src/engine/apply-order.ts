import type { BookingFlag } from '@traveldesk/bookings-contract';
import { toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { move, type ChangeAuthor } from './move';
import type { OrderFacts } from '../product/facts';
import { productOf } from '../product/product';
import { nextRefresh } from './refresh-at.sql';
import { lastOperation, type BookingRecord } from './rows.sql';
import { searchText } from './search-text';
import { noteIssued } from './shared-tickets';
import { takeOver } from './take-over';
import { isTicketed } from './ticketed';
import { closeStaffTask, warnOfFlags } from './staff-tasks';

export interface Applied {
  booking: BookingRecord;
  /** Null where the supplier no longer knows the order. */
  facts: OrderFacts | null;
  at: Date;
}

/**
 * Lets an operation handle an order that was read. Returns true if that ended an awaited refund and moved the booking; then the rest of the
 * order is not applied. The caller has locked the booking.
 */
export type EndsByOrder = (
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'log' | 'tools'>,
  applied: Applied & { facts: OrderFacts },
) => Promise<boolean>;

/**
 * Applies an order that was read outside any operation: its tickets, its deadlines, and changes made elsewhere, which are flagged and
 * reported to staff. Moves no money except the refund of a cancellation that was confirmed here. The caller has locked the booking, and no
 * operation is open.
 */
export async function applyOrder(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'log' | 'tools'>,
  { booking, facts, at }: Applied,
): Promise<void> {
  const { endsByOrder } = toolsOf(kernel, 'bookings');
  if (facts && (await endsByOrder(tx, record, actor, kernel, { booking, facts, at }))) return;
  const last = await lastOperation(tx, booking.id);
  const product = productOf(kernel, booking);
  const detail = await product.detailOf(tx, booking.id);
  const news = product.compare({ booking, detail, order: facts?.order ?? null, last, now: at });
  const flags = changedFlags(booking.flags, news);
  const came = await applyTickets(tx, record, actor, kernel, { booking, facts, at }, news.to);
  const refresh_at = facts ? nextRefresh({ ...booking, state: news.to }, facts.order, at) : null;
  const set = { ...(await takeOver(tx, kernel, booking, facts)), flags, refresh_at };
  if (booking.pnr === null && set.pnr)
    await closeStaffTask(tx, record, actor, { bookingId: booking.id, reason: 'no_reference' });
  const event = news.event ?? (came ? 'tickets_came' : null);
  if (event === null) {
    await tx.updateTable('bookings').set(set).where('id', '=', booking.id).execute();
    // The airline may change only the reference; the search text must follow even without an event.
    if (facts && facts.order.booking_reference !== booking.pnr) await searchText(tx, booking.id);
    return;
  }
  await move(tx, record, actor, { booking, to: news.to, event, set, at });
  await searchText(tx, booking.id);
  await warnOfFlags(tx, record, actor, kernel, { booking, flags: news.raises, at });
  for (const reason of news.clears)
    await closeStaffTask(tx, record, actor, { bookingId: booking.id, reason });
}

function changedFlags(
  flags: readonly BookingFlag[],
  { raises, clears }: { raises: readonly BookingFlag[]; clears: readonly BookingFlag[] },
): BookingFlag[] {
  return [...new Set([...flags, ...raises])].filter((flag) => !clears.includes(flag));
}

/** Returns whether new tickets were added. */
async function applyTickets(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, facts, at }: Applied,
  to: BookingRecord['state'],
): Promise<boolean> {
  const product = productOf(kernel, booking);
  if (to === 'refund_pending' && booking.state !== to) await product.endIssued(tx, booking.id, 'refunded');
  if (!facts || !isTicketed(to)) return false;
  return (await noteIssued(tx, record, actor, kernel, { booking, facts, at })) > 0;
}
