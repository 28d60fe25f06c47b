import { stayStates, type SettleLateInput } from '@traveldesk/bookings-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import {
  checkVersion,
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { requireAction } from '../../engine/require-action';
import { beginOperation, setAside } from '../../engine/begin';
import { payableOf } from '../../engine/money';
import { moneyOfEnd, priceAfterChange, quoteConfirmed, type MoneyOfEnd } from '../../engine/money-of-end';
import { move, appendHistory } from '../../engine/move';
import { markUsed } from '../../engine/quotes.sql';
import { findOperation, lockBooking, type BookingRecord, type OperationRecord } from '../../engine/rows.sql';
import { isTicketed } from '../../engine/ticketed';
import { closeStaffTask, raiseStaffTask } from '../../engine/staff-tasks';

/** The booking after the decision, with the cancellation begun for `give_back`. */
export interface LateSettled {
  id: string;
  number: string;
  version: number;
  operationId: string | null;
}

interface Deciding extends Target {
  late: SettleLateInput;
  at: Date;
}

/**
 * Decides on a late success, once (SECURITY 13). `take`: the booking keeps its state, and its price is held and captured in this
 * transaction. `give_back`: cancels the unpaid order at the supplier; the flag stays until that is done. Throws a 412; a 422
 * `booking_late_paid` for `give_back` of a paid booking, which needs a quote; the wallet's problems; and those of `requireAction` and
 * `beginOperation`.
 */
export async function settleLateSuccess(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, late, at }: Deciding,
  kernel: Pick<Kernel, 'jobs' | 'texts' | 'tools'>,
): Promise<LateSettled> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  await requireAction(tx, 'settle_late', { booking, at });
  const { reason } = late;
  if (late.decision === 'give_back') {
    if (booking.payment_id !== null) throw new Problem(422, 'booking_late_paid');
    return beginOperation(tx, record, actor, kernel, {
      booking,
      kind: 'cancel',
      request: {},
      pays: null,
      reason,
      at,
    });
  }
  const { open, set: money } = await takeLate(tx, record, actor, kernel, booking);
  const set = { ...money, flags: booking.flags.filter((flag) => flag !== 'late_success') };
  const version = await move(tx, record, actor, {
    booking,
    to: booking.state,
    event: 'late_taken',
    reason,
    set,
    at,
  });
  await closeStaffTask(tx, record, actor, { bookingId: id, reason: 'late_success' });
  if (open) {
    const to = booking.state;
    await appendHistory(tx, actor, { bookingId: id, from: to, to, event: 'money_open', at });
    await raiseStaffTask(tx, record, actor, kernel, { booking, reason: 'money_open' });
  }
  return { id, number: booking.number, version, operationId: null };
}

/** Posts the money of the late operation: the price of a payment, or the difference of a change; nothing for other kinds. */
async function takeLate(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Pick<Kernel, 'tools'>,
  booking: BookingRecord,
): Promise<Pick<MoneyOfEnd, 'set' | 'open'>> {
  const operation = await lateOperation(tx, booking);
  if (!operation) return { set: {}, open: false };
  const quote = await quoteConfirmed(tx, operation);
  const pays = operation.kind === 'change' ? dueOf(booking, quote) : payableOf(booking);
  const holdId = await setAside(tx, record, actor, { booking, pays });
  const request = { ...operation.request, ...(pays && { pays }) };
  const confirmed = { ...operation, hold_id: holdId, request };
  const ended = { booking, operation: confirmed, effect: null, isConfirmed: true, quote };
  const { set, open } = await moneyOfEnd(tx, record, actor, kernel, ended);
  await markUsed(tx, { quoteId: operation.request.quote_id, usedBy: operation.id });
  return { set: { ...priceAfterChange(ended), ...set }, open };
}

/** Finds the operation that was settled as refused but was done, if it is still unpaid. */
async function lateOperation(tx: Tx, booking: BookingRecord): Promise<OperationRecord | undefined> {
  const isStay = booking.mode === 'book';
  const isSold = isTicketed(booking.state) || ['flown', ...stayStates].includes(booking.state);
  const kind = booking.payment_id !== null ? 'change' : isStay ? 'book' : 'pay';
  if (!isSold) return undefined;
  const row = await tx
    .selectFrom('booking_operations')
    .select('id')
    .where('booking_id', '=', booking.id)
    .where('kind', '=', kind)
    .where('state', '=', 'refused')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booking_history')
          .select('booking_history.id')
          .whereRef('booking_history.booking_id', '=', 'booking_operations.booking_id')
          .where(({ or, and, eb, ref }) =>
            or([
              and([
                eb('booking_history.event', '=', `${kind}_late`),
                eb('booking_history.operation_id', '=', ref('booking_operations.id')),
              ]),
              // A payment may also show up at the supplier without an operation's event; a change never does.
              ...(kind === 'change' ? [] : [eb('booking_history.event', 'in', ['paid_outside', 'revived'])]),
            ]),
          ),
      ),
    )
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && findOperation(tx, row.id);
}

function dueOf({ charge }: BookingRecord, quote: Awaited<ReturnType<typeof quoteConfirmed>>): Money | null {
  if (quote?.kind !== 'change' || quote.due === null || charge !== 'total') return null;
  return minorUnits(quote.due) > 0n ? quote.due : null;
}
