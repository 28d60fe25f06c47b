import { mayMove, type BookingFlag, type BookingState } from '@traveldesk/bookings-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { OrderFacts } from '../product/facts';
import type { Effect } from '../product/order';
import { productOf } from '../product/product';
import { move, type Writer } from './move';
import { nextRefresh } from './refresh-at.sql';
import { openOperation, type BookingRecord, type OperationRecord } from './rows.sql';
import { searchText } from './search-text';
import { noteIssued } from './shared-tickets';
import { asksOf } from './settle-done';
import { takeOver } from './take-over';
import { calmStaff, warnOfFlags } from './warn-staff';

export interface Late {
  booking: BookingRecord;
  /** It was given up: nobody expects anything of it any more. */
  operation: OperationRecord;
  effect: Effect;
  facts: OrderFacts | null;
  at: Date;
}

/**
 * The supplier did what was given up (SECURITY 13): the booking becomes what it is there, flagged, and staff are asked to see to its
 * money, which was given back: it is paid, or the order given back, by a person and never by itself. Told again, nothing happens. The
 * booking is locked by the caller.
 */
export async function settleLate(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, operation, effect, facts, at }: Late,
): Promise<void> {
  const wanted = stateOfLate(operation);
  // Where something else is being done with it, that is what finds out; and what is there already is not told twice.
  const isBusy = (await openOperation(tx, booking.id)) !== undefined;
  if (booking.flags.includes('late_success') && (isBusy || booking.state === wanted)) return;
  const to = !isBusy && mayMove(booking.state, wanted) ? wanted : booking.state;
  if (facts && to === wanted) await ticketsOfLate(tx, record, actor, kernel, { booking, effect, facts, at });
  // What is not taken over now is found out by what is being done.
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
  await calmStaff(tx, record, actor, { bookingId: booking.id, reason: 'released' });
  if (!isRisen) await calmStaff(tx, record, actor, { bookingId: booking.id, reason: 'price_rose' });
}

/** What came of it. How much comes back of tickets that were given up is not known to the product any more. */
function stateOfLate({ kind, before }: OperationRecord): BookingState {
  switch (kind) {
    case 'hold':
      return 'on_hold';
    case 'pay':
      return 'ticketed';
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
  actor: Writer,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, effect, facts, at }: Pick<Late, 'booking' | 'effect' | 'at'> & { facts: OrderFacts },
): Promise<void> {
  if (effect.kind === 'cancelled') await productOf(kernel, booking).endIssued(tx, booking.id, 'refunded');
  else await noteIssued(tx, record, actor, kernel, { booking, facts, at });
}
