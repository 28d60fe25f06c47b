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
import { requireAction } from '../../engine/action-rules';
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

/** The order as it is now; null where its supplier is gone or does not answer: what it has said last counts then. */
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
 * A person ends what waits for its refund: what the supplier has confirmed is posted at once, as it was shown; what is given beyond it
 * waits as an adjustment for a second person (DESIGN 5, SECURITY 8). Both together are no more than was taken for the booking, less what
 * was returned. Throws a 412; what `requireAction` says; a 422 at `beyond` where they would be, `booking_refund_differs` where the supplier
 * has confirmed another amount than was shown; a 403 for an adjustment that one may not ask for; and what the wallet refuses by.
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
  const known = await knownRefund(tx, booking, facts?.order ?? booking.picture);
  // What no rate tells in the booking's currency moves nothing by itself: it is kept with the order, and a person says what it comes to.
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

/** Throws a 422 at `beyond` where more would come back than is left of what was taken: what was not taken here is never given back. */
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
