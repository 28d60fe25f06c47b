import { actorOf, change, done, firstAnswerOf, notFound, type Call } from '@traveldesk/shared-server';
import { quoteOf } from '../engine/quotes.sql';
import { lastOperation, type BookingRecord } from '../engine/rows.sql';
import { shownQuote } from './shown-quote';
import { productOf } from '../product/product';
import { seenBooking } from '../scope';
import { keepQuote, type NewQuote } from './keep-quote';

/**
 * Asks for a quote and keeps it. By one key the supplier is asked once: asked again, it would let the newer answer alone count.
 * Throws what `ask` and `keepQuote` do.
 */
export async function quoted(
  request: Call & { params: { id: string } },
  ask: (booking: BookingRecord) => Promise<NewQuote>,
) {
  const { kernel } = request.server;
  const actor = actorOf(request);
  const { id: bookingId } = request.params;
  // Read before the booking: what is done from now on is told by another one.
  const last = await lastOperation(kernel.db, bookingId);
  const booking = await seenBooking(kernel.db, bookingId, actor);
  const first = await firstAnswerOf<{ id: string }>(request);
  const quote = first ?? (await ask(booking));
  const { id } = await change(request, async (tx, record) =>
    'id' in quote ? quote : keepQuote(tx, record, actor, { bookingId, quote, after: last?.id }),
  );
  const row = await quoteOf(kernel.db, id);
  if (!row) throw notFound();
  const shown = await shownQuote(productOf(kernel, booking), row, actor);
  return done(request, 'booking_quoted', shown, { number: booking.number });
}
