import type { BookingAction } from '@traveldesk/bookings-contract';
import { actorOf, change, done, firstAnswerOf, notFound, type Call } from '@traveldesk/shared-server';
import { quoteOf } from '../engine/quotes.sql';
import { lastOperation, type BookingRecord } from '../engine/rows.sql';
import { shownQuote } from './shown-quote';
import type { Product } from '../product/product';
import { routesOf } from '../product/product-routes';
import { seenBooking } from '../scope';
import { keepQuote, type NewQuote } from './keep-quote';

/**
 * Requests a quote of a product's booking and saves it, if the caller is allowed this action. A repeated key does not ask the supplier again, which would
 * invalidate the first quote. Throws the problems of `ask` and `keepQuote`.
 */
export async function quoted(
  product: Product,
  request: Call & { params: { id: string } },
  action: BookingAction,
  ask: (booking: BookingRecord) => Promise<NewQuote>,
) {
  const { kernel } = request.server;
  const actor = actorOf(request);
  const address = routesOf(product).addressOf(request);
  const { id: bookingId } = address;
  // Read before the booking, so that `keepQuote` notices any later operation.
  const last = await lastOperation(kernel.db, bookingId);
  const booking = await seenBooking(kernel, address, actor, action);
  const first = await firstAnswerOf<{ id: string }>(request);
  const quote = first ?? (await ask(booking));
  const { id } = await change(request, async (tx, record) =>
    'id' in quote ? quote : keepQuote(tx, record, actor, { bookingId, quote, after: last?.id }),
  );
  const row = await quoteOf(kernel.db, id);
  if (!row) throw notFound();
  const shown = await shownQuote(product, row, actor);
  return done(request, 'booking_quoted', shown, { number: booking.number });
}
