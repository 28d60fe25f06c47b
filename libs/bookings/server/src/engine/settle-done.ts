import type { Updateable } from 'kysely';
import { stateAfter, type BookingFlag } from '@traveldesk/bookings-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { BookingsTable } from '../bookings.tables';
import type { OrderFacts } from '../product/facts';
import type { Effect } from '../product/order';
import { move, appendHistory, type ChangeAuthor } from './move';
import { postConfirmed } from './post-confirmed';
import { productOf } from '../product/product';
import { nextRefresh } from './refresh-at.sql';
import { moneyOfEnd, priceAfterChange, quoteConfirmed, withoutMoney } from './money-of-end';
import { endQuotes } from './quotes.sql';
import { updateOperation, type BookingRecord, type OperationRecord } from './rows.sql';
import { searchText } from './search-text';
import { noteIssued } from './shared-tickets';
import { takeOver } from './take-over';
import { closeStaffTask, warnOfFlags, warnOfOtherTier, raiseStaffTask } from './staff-tasks';

/** An operation that succeeded, with its supplier's result. */
export interface DoneOperation {
  booking: BookingRecord;
  operation: OperationRecord;
  /** The supplier's result; null where a person settled the operation. */
  effect: Effect | null;
  /** The order as read afterwards; null where it was not read. */
  facts: OrderFacts | null;
  reason?: string | null;
  /** Additional columns to update. */
  set?: Updateable<BookingsTable>;
  /** Flags to raise in addition. */
  raises?: readonly BookingFlag[];
  at: Date;
}

/**
 * Settles an operation as done: moves the booking and its money in one transaction (SECURITY 11). Nothing prevents it: neither a suspended
 * company, nor incomplete books, nor a failed posting, which is reported to staff (DESIGN 5). The caller has locked the booking; the
 * operation is open.
 */
export async function settleDone(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'log' | 'tools'>,
  { booking, operation, effect, facts, reason = null, set: more, raises: told = [], at }: DoneOperation,
): Promise<void> {
  const raises = [...told, ...asksOf(kernel, { booking, operation, facts })];
  const quote = await quoteConfirmed(tx, operation);
  const ended = { booking, operation, effect, isConfirmed: effect !== null, quote };
  const posted = await postConfirmed(tx, record, actor, kernel, (noted) =>
    moneyOfEnd(tx, noted, actor, kernel, ended),
  );
  const moved = posted ?? (await withoutMoney(tx, record, actor, kernel, ended));
  await ticketsOfEnd(tx, record, actor, kernel, { booking, operation, facts, at });
  await endQuotes(tx, { bookingId: booking.id, usedBy: operation.id, at });
  await updateOperation(tx, operation.id, {
    state: 'done',
    ended_at: at,
    next_check_at: null,
    ref: refOf(effect) ?? operation.ref,
  });
  const to = stateAfter({
    kind: operation.kind,
    outcome: 'done',
    before: operation.before,
    unpriced: moved.unpriced,
    refunds: BigInt(moved.set.refunded ?? booking.refunded) > BigInt(booking.refunded),
  });
  // An order that was not read now is read soon.
  const refresh_at = facts ? nextRefresh({ ...booking, ...facts.set, state: to }, facts.order, at) : at;
  const set = {
    ...(await takeOver(tx, kernel, booking, facts)),
    ...priceAfterChange(ended),
    ...moved.set,
    ...flagsOf(booking, operation, raises),
    refresh_at,
    ...more,
  };
  await move(tx, record, actor, { booking, to, event: `${operation.kind}_done`, operation, reason, set, at });
  await searchText(tx, booking.id);
  for (const flag of booking.flags) {
    if (!set.flags.includes(flag))
      await closeStaffTask(tx, record, actor, { bookingId: booking.id, reason: flag });
  }
  await warnOfFlags(tx, record, actor, kernel, { booking, flags: raises, at });
  if (to === 'refund_pending' && !moved.open) {
    await raiseStaffTask(tx, record, actor, kernel, { booking, reason: 'refund_pending' });
  }
  if (moved.differs)
    await warnOfOtherTier(tx, record, actor, kernel, { booking, operation, posted: moved.differs });
  if (posted && !posted.open) return;
  await appendHistory(tx, actor, { bookingId: booking.id, from: to, to, event: 'money_open', operation, at });
  await raiseStaffTask(tx, record, actor, kernel, { booking, reason: 'money_open' });
}

function refOf(effect: Effect | null): string | null {
  if (effect?.kind === 'paid') return effect.payment?.ref ?? null;
  if (effect?.kind === 'cancelled') return effect.cancellation.ref;
  return effect?.kind === 'changed' ? effect.change.ref : null;
}

/** The flags that an operation of each kind resolves. */
const answers: Readonly<Record<OperationRecord['kind'], readonly BookingFlag[]>> = {
  hold: [],
  pay: ['price_rose'],
  book: [],
  change: ['schedule_change'],
  cancel: ['late_success', 'price_rose'],
  void: ['late_success'],
};

/** Returns the flags that the order raises: an airline may change it before it is first read. A voided or canceled order raises none. */
export function asksOf(
  kernel: Pick<Kernel, 'tools'>,
  { booking, operation: { kind }, facts }: Pick<DoneOperation, 'booking' | 'operation' | 'facts'>,
): BookingFlag[] {
  const isKept = kind !== 'void' && kind !== 'cancel';
  return isKept && facts ? productOf(kernel, booking).flagsOf(booking, facts.order) : [];
}

function flagsOf(
  { flags }: BookingRecord,
  { kind }: OperationRecord,
  raises: readonly BookingFlag[],
): { flags: BookingFlag[] } {
  const left = flags.filter((flag) => !answers[kind].includes(flag));
  return { flags: [...new Set([...left, ...raises])] };
}

async function ticketsOfEnd(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, operation, facts, at }: Pick<DoneOperation, 'booking' | 'operation' | 'facts' | 'at'>,
): Promise<void> {
  const { kind, before } = operation;
  const product = productOf(kernel, booking);
  if (kind === 'void') await product.endIssued(tx, booking.id, 'voided');
  if (kind === 'cancel' && before !== 'on_hold') await product.endIssued(tx, booking.id, 'refunded');
  if (!facts || kind === 'void' || kind === 'cancel') return;
  if (kind === 'change') {
    const except = facts.order.documents.map(({ number }) => number);
    await product.endIssued(tx, booking.id, 'exchanged', { except });
  }
  await noteIssued(tx, record, actor, kernel, { booking, facts, at });
}
