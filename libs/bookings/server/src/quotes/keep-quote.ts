import type { BookingState } from '@traveldesk/bookings-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { newId, Problem, type Actor, type Recorder, type Tx } from '@traveldesk/shared-server';
import { requireAction } from '../engine/require-action';
import { move, type ChangeAuthor } from '../engine/move';
import type { QuoteContent } from '../engine/quote-content';
import { endQuotes, type QuoteRecord } from '../engine/quotes.sql';
import { lastOperation, lockBooking, type BookingRecord } from '../engine/rows.sql';
import { stateWithoutQuote } from '../engine/state-without-quote.sql';

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
 * Saves a quote in place of the open one and moves the booking. Returns its id. Throws the problems of `requireAction`, and a 422
 * `booking_state` where another operation began since `after`, the last one when the supplier was asked: the quote may not apply any more.
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
  const to = kind === 'change' ? await stateWithoutQuote(tx, booking) : 'cancel_quoted';
  await move(tx, record, actor, { booking, to, event: `${kind}_quoted`, at });
  return { id };
}

/** Ends the booking's quote and restores its former state. The caller has locked the booking. */
export async function endQuoted(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  { booking, at }: { booking: BookingRecord; at: Date },
): Promise<void> {
  await endQuotes(tx, { bookingId: booking.id, at });
  const to: BookingState = await stateWithoutQuote(tx, booking);
  if (to !== booking.state) await move(tx, record, actor, { booking, to, event: 'quote_over', at });
}
