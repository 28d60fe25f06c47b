import type { BookingFlag, SettleInput } from '@traveldesk/bookings-contract';
import {
  checkVersion,
  invalid,
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { watchForLate } from '../engine/refresh-at.sql';
import { findOperation, lockBooking, openOperation, type OperationRecord } from '../engine/rows.sql';
import { settleDone } from '../engine/settle-done';
import { settleDoubtTask, settleRefused } from '../engine/settle-undone';
import type { SupplierSays } from './supplier-says';

/**
 * A person decides what became of an operation in doubt; its money follows at once, and the reason is kept for ever (SECURITY 12). Throws
 * a 412, a 422 `booking_in_doubt_only` where it is not in doubt (any more), and at `pnr` where an order that is new has none. What
 * differs of it is flagged, and staff have to see to its money.
 */
export async function settleOperation(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, settle, says, at }: Target & { settle: SettleInput; says: SupplierSays; at: Date },
  kernel: Pick<Kernel, 'texts' | 'log'>,
): Promise<{ id: string; number: string; version: number }> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  const operation = await openOperation(tx, id);
  if (operation?.id !== settle.operation_id || operation.state !== 'in_doubt') {
    throw new Problem(422, 'booking_in_doubt_only');
  }
  const { outcome, pnr, order_ref: orderRef, reason } = settle;
  if (outcome === 'refused') {
    await settleRefused(tx, record, actor, { booking, operation, cause: 'settled', reason, at });
    await watchForLate(tx, id, at);
  } else {
    const { effect, facts, differs } = says;
    const isNew = booking.order_ref === null;
    if (isNew && !facts && pnr === null) throw invalid({ pnr: 'booking_pnr_required' });
    const set = {
      ...(pnr !== null && !facts && { pnr }),
      ...(isNew && orderRef !== null && { order_ref: orderRef }),
    };
    const raises: BookingFlag[] = differs.length > 0 ? ['changed_outside'] : [];
    const done = { booking, operation, effect, facts, reason, set, raises, at };
    await settleDone(tx, record, actor, kernel, done);
  }
  await settleDoubtTask(tx, record, actor, id);
  const { number, version } = await lockBooking(tx, id);
  return { id, number, version };
}

/** Whether there is anything to settle: what is asked before a supplier is. */
export async function requireInDoubt(
  { db }: Kernel,
  bookingId: string,
  operationId: string,
): Promise<OperationRecord> {
  const operation = await findOperation(db, operationId);
  if (operation?.booking_id !== bookingId || operation.state !== 'in_doubt') {
    throw new Problem(422, 'booking_in_doubt_only');
  }
  return operation;
}
