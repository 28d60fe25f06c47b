import type { BookingState } from '@traveldesk/bookings-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { newId, Problem, type Actor, type Recorder, type Tx } from '@traveldesk/shared-server';
import { requireAction } from '../engine/action-rules';
import { move, type Writer } from '../engine/move';
import type { QuoteContent } from '../engine/quote-content';
import { endQuotes, type QuoteRecord } from '../engine/quotes.sql';
import { lastOperation, lockBooking, type BookingRecord } from '../engine/rows.sql';
import { quietState } from '../engine/quiet-state.sql';

export interface NewQuote {
  kind: QuoteRecord['kind'];
  ref: string;
  content: QuoteContent;
  back: Money | null;
  due: Money | null;
  expiresAt: Date | null;
  at: Date;
}

/**
 * Keeps a quote in place of the one that stood; a booking whose refund is quoted says so. Answers its id. Throws what
 * `requireAction` says, and a 422 `booking_state` where anything was done with the booking since `after`, the last operation when the
 * supplier was asked: the quote is about what it was then.
 */
export async function keepQuote(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { bookingId, quote, after }: { bookingId: string; quote: NewQuote; after: string | undefined },
): Promise<{ id: string }> {
  const booking = await lockBooking(tx, bookingId);
  const { kind, ref, content, back, due, expiresAt, at } = quote;
  await requireAction(tx, kind === 'change' ? 'request_change' : 'quote_cancellation', { booking, at });
  const isSame = (await lastOperation(tx, bookingId))?.id === after;
  if (!isSame) throw new Problem(422, 'booking_state');
  await endQuotes(tx, { bookingId, at });
  const id = newId();
  await tx
    .insertInto('booking_quotes')
    .values({
      id,
      booking_id: bookingId,
      kind,
      ref,
      content: JSON.stringify(content),
      back: back && minorUnits(back),
      due: due && minorUnits(due),
      expires_at: expiresAt,
      created_by: actor.userId,
      created_at: at,
    })
    .execute();
  const to = kind === 'change' ? await quietState(tx, booking) : 'cancel_quoted';
  await move(tx, record, actor, { booking, to, event: `${kind}_quoted`, at });
  return { id };
}

/** A quote that is over: the booking is again what it was. Booking locked by the caller. */
export async function endQuoted(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { booking, at }: { booking: BookingRecord; at: Date },
): Promise<void> {
  await endQuotes(tx, { bookingId: booking.id, at });
  const to: BookingState = await quietState(tx, booking);
  if (to !== booking.state) await move(tx, record, actor, { booking, to, event: 'quote_over', at });
}
