import type { CompleteRefundInput } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import {
  requireVersion,
  lacking,
  Problem,
  toolsOf,
  type Actor,
  type Kernel,
  type Recorder,
  type ReadTarget,
  type Tx,
} from '@traveldesk/shared-server';
import { askAdjustment } from '@traveldesk/wallet-server';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { requireAction } from '../../engine/require-action';
import { holdOwner } from '../../engine/hold-owner';
import type { OrderFacts } from '../../product/facts';
import { lockBooking, type BookingRecord } from '../../engine/rows.sql';
import { productOf } from '../../product/product';
import { askSupplier } from '../../engine/ask-supplier';
import { completeRefund, knownRefund } from './confirmed-refund';

export interface RefundCompleted {
  id: string;
  number: string;
  version: number;
}

/** Reads the order; returns null where the supplier is gone or silent. Then its last known state is used. */
export async function orderToRefund(
  kernel: Kernel,
  booking: BookingRecord,
  signal: AbortSignal,
): Promise<OrderFacts | null> {
  const { order_ref: ref } = booking;
  if (ref === null) return null;
  try {
    const order = await askSupplier(kernel, booking, signal, (at) =>
      productOf(kernel, booking).readOrder(at, ref),
    );
    return (
      order && (await productOf(kernel, booking).factsOf(booking, order, toolsOf(kernel, 'bookings').now()))
    );
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/**
 * Completes a pending refund by a person's decision: the supplier's confirmed amount, as shown, posts at once; an amount beyond it becomes
 * an adjustment that a second person approves (DESIGN 5, SECURITY 8). Both together never exceed the payment less earlier refunds. Throws a
 * 412; the problems of `requireAction`; a 422 at `beyond` above that limit; `booking_refund_differs` where the supplier confirmed another
 * amount than shown; a 403 without the permission for adjustments; and the wallet's problems.
 */
export async function settleRefund(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  {
    id,
    seen,
    completing,
    facts,
    at,
  }: ReadTarget & { completing: CompleteRefundInput; facts: OrderFacts | null; at: Date },
  kernel: Kernel,
): Promise<RefundCompleted> {
  const booking = await lockBooking(tx, id);
  requireVersion(seen, booking.version);
  await requireAction(tx, 'complete_refund', { booking, at });
  if (booking.company_id === null) throw new Problem(422, 'booking_refund_over');
  const { confirmed: shown, beyond, reason } = completing;
  const known = await knownRefund(kernel, tx, booking, facts?.order ?? booking.picture);
  // A refund without a rate is not posted: it stays with the order, and a person enters its amount.
  const confirmed = known === 'unknown' ? null : known;
  const back = confirmed?.back ?? moneyOf(0n, booking.currency ?? shown.currency);
  if (back.currency !== shown.currency || back.amount !== shown.amount) {
    throw new Problem(422, 'booking_refund_differs', { params: { amount: back } });
  }
  if (beyond) {
    if (!actor.permissions.has(walletPermissions.adjust)) {
      throw lacking(walletPermissions.adjust);
    }
    refuseBeyondPaid(booking, { back, beyond });
    const reference = booking.pnr ?? booking.number;
    const input = { amount: beyond, direction: 'in' as const, reason, reference, proof_id: null };
    const asked = { companyId: booking.company_id, input, owner: holdOwner(id) };
    await askAdjustment(tx, record, actor, asked, kernel);
  }
  const event = 'refund_completed';
  const version = await completeRefund(tx, record, actor, kernel, {
    booking,
    confirmed,
    facts,
    event,
    reason,
    at,
  });
  return { id, number: booking.number, version };
}

/** Throws a 422 at `beyond` where the refund would exceed what is left of the payment. */
function refuseBeyondPaid(
  { paid, refunded }: Pick<BookingRecord, 'paid' | 'refunded'>,
  { back, beyond }: { back: Money; beyond: Money },
): void {
  const left = BigInt(paid) - BigInt(refunded) - minorUnits(back);
  if (beyond.currency === back.currency && minorUnits(beyond) <= left) return;
  throw new Problem(422, 'booking_refund_beyond', {
    params: { amount: moneyOf(left > 0n ? left : 0n, back.currency) },
    fields: { beyond: 'booking_refund_beyond' },
  });
}
