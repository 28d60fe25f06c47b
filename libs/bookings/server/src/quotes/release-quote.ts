import {
  requireVersion,
  type Actor,
  type Recorder,
  type ReadTarget,
  type Tx,
} from '@traveldesk/shared-server';
import { requireAction } from '../engine/require-action';
import { move } from '../engine/move';
import { endQuotes, openQuote } from '../engine/quotes.sql';
import { stateWithoutQuote } from '../engine/state-without-quote.sql';
import { lockBooking } from '../engine/rows.sql';

/**
 * Releases the open quote and restores the booking's state. The supplier is not called, as a quote is not an order. Throws a 412;
 * a 403 for a
 * quote that the caller may not request; and the problems of `requireAction`.
 */
export async function releaseQuote(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, at }: ReadTarget & { at: Date },
): Promise<{ id: string; number: string; version: number }> {
  const booking = await lockBooking(tx, id);
  requireVersion(seen, booking.version);
  const quote = await openQuote(tx, id, at);
  await requireAction(tx, 'let_quote_go', { booking, quote, at, actor });
  await endQuotes(tx, { bookingId: id, at });
  const to = await stateWithoutQuote(tx, booking);
  const version = await move(tx, record, actor, { booking, to, event: 'quote_let_go', at });
  return { id, number: booking.number, version };
}
