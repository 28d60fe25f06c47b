import type { z } from 'zod';
import type { confirmQuoteSchema } from '@traveldesk/bookings-contract';
import { moneyOf, type Money } from '@traveldesk/shared-contract';
import {
  checkVersion,
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { requireAction } from '../engine/require-action';
import { beginOperation, type Begun } from '../engine/begin';
import { quoteOf, type QuoteRecord } from '../engine/quotes.sql';
import { lockBooking, type BookingRecord } from '../engine/rows.sql';

/** A quote to confirm, with the kind it was shown as. */
export interface Confirming extends Target {
  kind: QuoteRecord['kind'];
  confirm: z.infer<typeof confirmQuoteSchema>;
  at: Date;
}

/**
 * Begins the operation of a quote. Throws a 412; a 422 `booking_quote_over` for a quote of another kind or an ended one,
 * `booking_quote_changed` where a newer quote is open; and the problems of `requireAction` and `beginOperation`.
 */
export async function confirmQuote(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, kind, confirm, at }: Confirming,
  kernel: Pick<Kernel, 'jobs'>,
): Promise<Begun> {
  const booking = await lockBooking(tx, id);
  checkVersion(seen, booking.version);
  const quote = await standingQuote(tx, booking, { kind, quoteId: confirm.quote_id, at });
  const pays = paysFor(booking, quote);
  return beginOperation(tx, record, actor, kernel, {
    booking,
    kind,
    request: { quote_id: quote.id, ...(pays && { pays }) },
    pays,
    reason: confirm.reason,
    at,
  });
}

async function standingQuote(
  tx: Tx,
  booking: BookingRecord,
  { kind, quoteId, at }: { kind: QuoteRecord['kind']; quoteId: string; at: Date },
): Promise<QuoteRecord> {
  const quote = await quoteOf(tx, quoteId);
  if (!quote || quote.booking_id !== booking.id || quote.kind !== kind) {
    throw new Problem(422, 'booking_quote_over');
  }
  await requireAction(tx, kind === 'cancel' ? 'refund' : kind, { booking, quote, at });
  if (quote.ended_at !== null) {
    const other = await tx
      .selectFrom('booking_quotes')
      .select('id')
      .where('booking_id', '=', booking.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    throw new Problem(422, other ? 'booking_quote_changed' : 'booking_quote_over');
  }
  return quote;
}

/** Returns the extra cost of a change, where the wallet pays the supplier's price. */
function paysFor({ charge, currency }: BookingRecord, { due }: QuoteRecord): Money | null {
  if (due === null || BigInt(due) <= 0n || charge !== 'total' || currency === null) return null;
  return moneyOf(BigInt(due), currency);
}
