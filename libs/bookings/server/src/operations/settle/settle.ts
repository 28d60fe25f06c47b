import type { BookingFlag, SettleInput } from '@traveldesk/bookings-contract';
import {
  checkVersion,
  invalid,
  Problem,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { requireAction } from '../../engine/require-action';
import { lockBooking, type BookingRecord, type OperationRecord } from '../../engine/rows.sql';
import { settleDone } from '../../engine/settle-done';
import { settleDoubtTask } from '../../engine/settle-undone';
import type { SupplierSays } from './supplier-says';

export interface Settling extends Target {
  settle: SettleInput;
  at: Date;
}

/** The booking after the settlement. */
export interface Settled {
  id: string;
  number: string;
  version: number;
}

/**
 * Settles an operation in doubt as done, on a person's word; its money follows at once, and the reason is kept forever (SECURITY 12).
 * Throws the problems of `lockDoubt`, and a 422 at `pnr` where a new order has none. Accepted differences raise a flag, and staff get a
 * task.
 */
export async function settleAsDone(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { settle, says, at, ...target }: Settling & { says: SupplierSays },
  kernel: Pick<Kernel, 'texts' | 'log' | 'tools'>,
): Promise<Settled> {
  const { booking, operation } = await lockDoubt(tx, { ...target, settle, at });
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

/** Locks the booking of an operation in doubt. Throws a 412, and the problems of `requireInDoubt`. */
export async function lockDoubt(
  tx: Tx,
  { id, seen, settle, at }: Settling,
): Promise<{ booking: BookingRecord; operation: OperationRecord }> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  return { booking, operation: await requireInDoubt(tx, booking, { settle, at }) };
}

export async function settledNow(tx: Tx, bookingId: string): Promise<Settled> {
  const { id, number, version } = await lockBooking(tx, bookingId);
  return { id, number, version };
}

/** Returns the operation in doubt. Throws a 422 `booking_in_doubt_only` where there is none, or another one. */
export async function requireInDoubt(
  db: Db,
  booking: BookingRecord,
  { settle, at }: Pick<Settling, 'settle' | 'at'>,
): Promise<OperationRecord> {
  const operation = await requireAction(db, 'settle', { booking, at });
  if (operation?.id !== settle.operation_id) throw new Problem(422, 'booking_in_doubt_only');
  return operation;
}
