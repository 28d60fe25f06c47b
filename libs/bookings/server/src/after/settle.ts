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
import {
  findOperation,
  lockBooking,
  openOperation,
  type BookingRecord,
  type OperationRecord,
} from '../engine/rows.sql';
import { settleDone } from '../engine/settle-done';
import { settleDoubtTask } from '../engine/settle-undone';
import type { SupplierSays } from './supplier-says';

export interface Settling extends Target {
  settle: SettleInput;
  at: Date;
}

/** A booking as what was settled left it. */
export interface Settled {
  id: string;
  number: string;
  version: number;
}

/**
 * A person says that the supplier did what is in doubt; its money follows at once, and the reason is kept for ever (SECURITY 12). Throws
 * what `lockDoubt` does, and a 422 at `pnr` where an order that is new has none. What differs of it is flagged, and staff have to see to
 * its money.
 */
export async function settleAsDone(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { settle, says, at, ...target }: Settling & { says: SupplierSays },
  kernel: Pick<Kernel, 'texts' | 'log' | 'tools'>,
): Promise<Settled> {
  const { booking, operation } = await lockDoubt(tx, { ...target, settle });
  const { pnr, order_ref: orderRef, reason } = settle;
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
  await settleDoubtTask(tx, record, actor, booking.id);
  return settledNow(tx, booking.id);
}

/** The booking, and its operation in doubt, for who settles it. Throws a 412, and a 422 `booking_in_doubt_only` where it is no more. */
export async function lockDoubt(
  tx: Tx,
  { id, seen, settle }: Pick<Settling, 'id' | 'seen' | 'settle'>,
): Promise<{ booking: BookingRecord; operation: OperationRecord }> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  const operation = await openOperation(tx, id);
  if (operation?.id !== settle.operation_id || operation.state !== 'in_doubt') {
    throw new Problem(422, 'booking_in_doubt_only');
  }
  return { booking, operation };
}

export async function settledNow(tx: Tx, bookingId: string): Promise<Settled> {
  const { id, number, version } = await lockBooking(tx, bookingId);
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
