import type { SettleInput } from '@traveldesk/bookings-contract';
import {
  checkVersion,
  invalid,
  Problem,
  toolsOf,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { OrderPicture } from '@traveldesk/flights-server';
import { orderFacts, type OrderFacts } from '../engine/order-facts';
import { findOperation, lockBooking, openOperation, type BookingRecord } from '../engine/rows.sql';
import { settleDone } from '../engine/settle-done';
import { settleDoubtTask, settleRefused } from '../engine/settle-undone';
import { askSupplier } from './ask';

/**
 * Reads the order that a person says there is, before anything is written; null where the supplier does not answer, or no id of it is
 * known. Throws a 422 at `order_ref` where the supplier knows no such order, or it is another booking's.
 */
export async function orderSettled(
  kernel: Kernel,
  booking: BookingRecord,
  { outcome, order_ref: typed }: SettleInput,
  signal: AbortSignal,
): Promise<OrderFacts | null> {
  const ref = booking.order_ref ?? typed;
  if (outcome !== 'done' || ref === null || booking.supplier_id === null) return null;
  let order: OrderPicture | null;
  try {
    order = await askSupplier(kernel, booking, signal, (orders, call) => orders.get(call, ref));
  } catch (error) {
    // What a person knows counts without it.
    if (error instanceof Problem) return null;
    throw error;
  }
  if (!order || (order.ours && order.ours.booking !== booking.id)) {
    throw invalid({ order_ref: 'booking_order_unknown' });
  }
  return orderFacts(toolsOf(kernel, 'flights'), booking, order, toolsOf(kernel, 'bookings').now());
}

/**
 * A person decides what became of an operation in doubt; its money follows at once, and the reason is kept for ever (SECURITY 12). Throws
 * a 412, a 422 `booking_in_doubt_only` where it is not in doubt (any more), and at `pnr` where an order that is new has none.
 */
export async function settleOperation(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, settle, facts, at }: Target & { settle: SettleInput; facts: OrderFacts | null; at: Date },
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
  } else {
    const isNew = booking.order_ref === null;
    if (isNew && !facts && pnr === null) throw invalid({ pnr: 'booking_pnr_required' });
    const set = {
      ...(pnr !== null && !facts && { pnr }),
      ...(isNew && orderRef !== null && { order_ref: orderRef }),
    };
    await settleDone(tx, record, actor, kernel, { booking, operation, effect: null, facts, reason, set, at });
  }
  await settleDoubtTask(tx, record, actor, id);
  const { number, version } = await lockBooking(tx, id);
  return { id, number, version };
}

/** Whether there is anything to settle: what is asked before a supplier is. */
export async function requireInDoubt({ db }: Kernel, bookingId: string, operationId: string): Promise<void> {
  const operation = await findOperation(db, operationId);
  if (operation?.booking_id !== bookingId || operation.state !== 'in_doubt') {
    throw new Problem(422, 'booking_in_doubt_only');
  }
}
