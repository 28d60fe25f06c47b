import { mayMove, type BookingFlag, type BookingState } from '@traveldesk/bookings-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { OrderFacts } from '../product/facts';
import type { Effect } from '../product/order';
import { productOf } from '../product/product';
import { move, type ChangeAuthor } from './move';
import { nextRefresh } from './refresh-at.sql';
import { openOperation, type BookingRecord, type OperationRecord } from './rows.sql';
import { searchText } from './search-text';
import { noteIssued } from './shared-tickets';
import { asksOf } from './settle-done';
import { takeOver } from './take-over';
import { closeStaffTask, warnOfFlags } from './staff-tasks';

export interface Late {
  booking: BookingRecord;
  /** The operation, which was settled as refused. */
  operation: OperationRecord;
  effect: Effect;
  facts: OrderFacts | null;
  at: Date;
}

/**
 * Records that the supplier did an operation that was settled as refused (SECURITY 13). The booking takes the supplier's state with a flag,
 * and staff get a task: its money was released, so a person pays for it or cancels the order; this is never automatic. Repeated
 * calls change
 * nothing. The caller has locked the booking.
 */
export async function settleLate(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, operation, effect, facts, at }: Late,
): Promise<void> {
  const wanted = stateOfLate(operation);
  // While another operation is open, that one takes the order over; a state that is already set is not reported twice.
  const isBusy = (await openOperation(tx, booking.id)) !== undefined;
  if (booking.flags.includes('late_success') && (isBusy || booking.state === wanted)) return;
  const to = !isBusy && mayMove(booking.state, wanted) ? wanted : booking.state;
  if (facts && to === wanted) await ticketsOfLate(tx, record, actor, kernel, { booking, effect, facts, at });
  // The flags of an order that is not applied now are raised by the open operation.
  const raises: BookingFlag[] = [
    'late_success',
    ...(isBusy ? [] : asksOf(kernel, { booking, operation, facts })),
  ];
  const isRisen = to === 'on_hold' && booking.flags.includes('price_rose');
  const flags = [...new Set([...booking.flags, ...raises])].filter(
    (flag) => flag !== 'price_rose' || isRisen,
  );
  const refresh_at = facts ? nextRefresh({ ...booking, state: to }, facts.order, at) : at;
  const taken = isBusy ? {} : await takeOver(tx, kernel, booking, facts);
  const set = { ...taken, flags, refresh_at };
  await move(tx, record, actor, { booking, to, event: `${operation.kind}_late`, operation, set, at });
  await searchText(tx, booking.id);
  await warnOfFlags(tx, record, actor, kernel, { booking, flags: raises, at });
  await closeStaffTask(tx, record, actor, { bookingId: booking.id, reason: 'released' });
  if (!isRisen) await closeStaffTask(tx, record, actor, { bookingId: booking.id, reason: 'price_rose' });
}

/** Returns the resulting state. A late cancellation of tickets waits for its refund, as the amount is no longer known here. */
function stateOfLate({ kind, before }: OperationRecord): BookingState {
  switch (kind) {
    case 'hold':
      return 'on_hold';
    case 'pay':
      return 'ticketed';
    case 'book':
      return 'confirmed';
    case 'change':
      return 'changed';
    case 'void':
      return 'refund_pending';
    case 'cancel':
      return before === 'on_hold' ? 'cancelled' : 'refund_pending';
  }
}

async function ticketsOfLate(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, effect, facts, at }: Pick<Late, 'booking' | 'effect' | 'at'> & { facts: OrderFacts },
): Promise<void> {
  if (effect.kind === 'cancelled') await productOf(kernel, booking).endIssued(tx, booking.id, 'refunded');
  else await noteIssued(tx, record, actor, kernel, { booking, facts, at });
}
