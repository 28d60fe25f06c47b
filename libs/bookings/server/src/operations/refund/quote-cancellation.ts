import { Problem, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { cancellationQuote } from '../../engine/cancellation-quote';
import { requireAction } from '../../engine/require-action';
import type { BookingRecord } from '../../engine/rows.sql';
import { productOf } from '../../product/product';
import { requireResult, askSupplier } from '../../engine/ask-supplier';
import type { NewQuote } from '../../quotes/keep-quote';

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
  const cancellation = requireResult(
    await askSupplier(kernel, booking, signal, (at) =>
      productOf(kernel, booking).quoteCancellation(at, orderRef),
    ),
  );
  const at = now();
  const content = await cancellationQuote(kernel, kernel.db, booking, cancellation, at);
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
