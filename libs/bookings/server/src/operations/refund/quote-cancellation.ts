import { fullRefund, backOf } from '@traveldesk/markups-server';
import { Problem, toolsOf, type Db, type Kernel } from '@traveldesk/shared-server';
import { requireAction } from '../../engine/require-action';
import type { Cancellation } from '../../product/outcome';
import type { CancellationQuote } from '../../engine/quote-content';
import { forgoneOf, isMoney } from '../../engine/refund-payments';
import type { BookingRecord } from '../../engine/rows.sql';
import { productOf } from '../../product/product';
import { answered, askSupplier } from '../../engine/ask-supplier';
import { returningOf } from '../../engine/price-of';
import type { NewQuote } from '../../quotes/keep-quote';
import { isVoid } from '../void/void-window';

/**
 * Asks the supplier for a cancellation quote; writes nothing. Throws the problems of `requireAction`, the supplier's refusal, and a 503
 * where it does not answer.
 */
export async function quoteCancellation(
  kernel: Kernel,
  booking: BookingRecord,
  signal: AbortSignal,
): Promise<NewQuote> {
  const { now } = toolsOf(kernel, 'bookings');
  await requireAction(kernel.db, 'quote_cancellation', { booking, at: now() });
  const { order_ref: orderRef } = booking;
  if (orderRef === null) throw new Problem(422, 'booking_state');
  const cancellation = answered(
    await askSupplier(kernel, booking, signal, (at) =>
      productOf(kernel, booking).quoteCancellation(at, orderRef),
    ),
  );
  const at = now();
  const content = await cancellationQuote(kernel.db, booking, cancellation, at);
  const ends = cancellation.expires_at === null ? null : new Date(cancellation.expires_at);
  const voids = content.kind === 'void' ? booking.void_until : null;
  return {
    kind: content.kind,
    ref: cancellation.ref,
    content,
    back: content.back,
    due: null,
    expiresAt: ends && voids ? (voids < ends ? voids : ends) : (ends ?? voids),
    at,
  };
}

/** Returns the quote's amounts in the booking's currency. */
export async function cancellationQuote(
  db: Db,
  booking: BookingRecord,
  cancellation: Cancellation,
  at: Date,
): Promise<CancellationQuote> {
  const { refund, refund_to: to } = cancellation;
  if (refund === null) {
    return { kind: 'cancel', cancellation, back: null, kept: null, penalty: null, split: null };
  }
  if (isVoid(booking, cancellation, at) && (await forgoneOf(db, booking.id)) === 0n) {
    return { kind: 'void', cancellation, ...fullRefund(await returningOf(db, booking, refund)) };
  }
  const money = isMoney(to) ? refund : null;
  return { kind: 'cancel', cancellation, ...backOf(await returningOf(db, booking, money)) };
}
