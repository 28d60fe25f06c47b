import type { BookingFlag } from '@traveldesk/bookings-contract';
import { toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { move, type Writer } from './move';
import type { OrderFacts } from '../product/facts';
import { productOf } from '../product/product';
import { nextRefresh } from './refresh-at.sql';
import { lastOperation, type BookingRecord } from './rows.sql';
import { searchText } from './search-text';
import { noteIssued } from './shared-tickets';
import { takeOver } from './take-over';
import { isTicketed } from './ticketed';
import { calmStaff, warnOfFlags } from './warn-staff';

export interface Applied {
  booking: BookingRecord;
  /** Null where the supplier does not know the order any more. */
  facts: OrderFacts | null;
  at: Date;
}

/**
 * An operation's own answer to an order that was read. True where it ended what was awaited and moved the booking, so that nothing else of
 * the order is taken over. The booking is locked by the caller.
 */
export type EndsByOrder = (
  tx: Tx,
  record: Recorder,
  actor: Writer,
  kernel: Pick<Kernel, 'texts' | 'log' | 'tools'>,
  applied: Applied & { facts: OrderFacts },
) => Promise<boolean>;

/**
 * Takes over what an order says now, read for no operation: its tickets, its deadlines, and what happened to it elsewhere, flagged and
 * told to staff. Moves no money but what comes back of a cancellation that was confirmed here. The booking is locked by the caller and nothing is being done with it.
 */
export async function applyOrder(
  tx: Tx,
  record: Recorder,
  actor: Writer,
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
  const event = news.event ?? (came ? 'tickets_came' : null);
  if (event === null) {
    await tx.updateTable('bookings').set(set).where('id', '=', booking.id).execute();
    // The airline may change only the reference; search has to follow even without an event.
    if (facts && facts.order.booking_reference !== booking.pnr) await searchText(tx, booking.id);
    return;
  }
  await move(tx, record, actor, { booking, to: news.to, event, set, at });
  await searchText(tx, booking.id);
  await warnOfFlags(tx, record, actor, kernel, { booking, flags: news.raises, at });
  for (const reason of news.clears) await calmStaff(tx, record, actor, { bookingId: booking.id, reason });
}

function changedFlags(
  flags: readonly BookingFlag[],
  { raises, clears }: { raises: readonly BookingFlag[]; clears: readonly BookingFlag[] },
): BookingFlag[] {
  return [...new Set([...flags, ...raises])].filter((flag) => !clears.includes(flag));
}

/** Whether there are tickets now that were not there before. */
async function applyTickets(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, facts, at }: Applied,
  to: BookingRecord['state'],
): Promise<boolean> {
  const product = productOf(kernel, booking);
  if (to === 'refund_pending' && booking.state !== to) await product.endIssued(tx, booking.id, 'refunded');
  if (!facts || !isTicketed(to)) return false;
  return (await noteIssued(tx, record, actor, kernel, { booking, facts, at })) > 0;
}
