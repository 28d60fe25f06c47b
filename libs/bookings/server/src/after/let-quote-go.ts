import { bookingPermissions } from '@traveldesk/bookings-contract';
import {
  Problem,
  lacking,
  requireVersion,
  type Actor,
  type Recorder,
  type ReadTarget,
  type Tx,
} from '@traveldesk/shared-server';
import { move } from '../engine/move';
import { endQuotes, openQuote, type QuoteRecord } from '../engine/quotes.sql';
import { quietState } from '../engine/quiet-state.sql';
import { lockBooking, openOperation } from '../engine/rows.sql';

/** Who asks for quotes of one kind or another. */
export const quoters = [
  bookingPermissions.refund,
  bookingPermissions.cancel,
  bookingPermissions.issue,
] as const;

/** Who may let a quote go: who may ask for such a one. */
export function quotersOf(kind: QuoteRecord['kind'] | undefined): readonly string[] {
  switch (kind) {
    case 'change':
      return [bookingPermissions.issue];
    case 'cancel':
      return [bookingPermissions.refund];
    case 'void':
      return [bookingPermissions.refund, bookingPermissions.cancel];
    default:
      return quoters;
  }
}

/**
 * Lets the quote that stands go: the booking is again what it was. Nothing is told to the supplier, whose quote is no order. Throws a
 * 412; a 403 for a quote they may not ask for; a 422 `booking_busy` where
 * something is being done with it, `booking_quote_over` where no quote stands (any more).
 */
export async function letQuoteGo(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, at }: ReadTarget & { at: Date },
): Promise<{ id: string; number: string; version: number }> {
  const booking = await lockBooking(tx, id);
  requireVersion(seen, booking.version);
  if (await openOperation(tx, id)) throw new Problem(422, 'booking_busy');
  const quote = await openQuote(tx, id, at);
  const permissions = quotersOf(quote?.kind);
  if (!permissions.some((one) => actor.permissions.has(one))) throw lacking(permissions[0] ?? '');
  const ended = await endQuotes(tx, { bookingId: id, at });
  if (ended === 0) throw new Problem(422, 'booking_quote_over');
  const to = await quietState(tx, booking);
  const version = await move(tx, record, actor, { booking, to, event: 'quote_let_go', at });
  return { id, number: booking.number, version };
}
