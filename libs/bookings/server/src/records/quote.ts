import type { BookingQuote } from '@traveldesk/bookings-contract';
import { journeyOf, type FlightTools, type RefundTarget } from '@traveldesk/flights-server';
import { minorUnits } from '@traveldesk/shared-contract';
import { isoOf, seesNet, type Actor } from '@traveldesk/shared-server';
import type { QuoteRecord } from '../engine/quotes.sql';

const targets: Readonly<Record<RefundTarget, NonNullable<BookingQuote['to']>>> = {
  balance: 'wallet',
  settlement: 'wallet',
  card: 'wallet',
  original: 'wallet',
  unpaid: 'wallet',
  voucher: 'voucher',
  airline_credit: 'airline_credit',
};

/**
 * A quote as it is answered: the supplier's own amounts stay with the platform (TRAVEL-RULES 30). The penalty of a cancellation is one
 * of them: with what comes back it makes the net price. That of a change is told, as the fare's conditions tell it: it is a part of `due`,
 * a difference that is passed on as it is, and from neither of them follows what the flights cost the platform; `total` is what was
 * agreed to and `due`, and not the supplier's.
 */
export async function shownQuote(
  flights: Pick<FlightTools, 'names' | 'zones'>,
  { id, content, expires_at, created_at }: QuoteRecord,
  actor: Pick<Actor, 'type' | 'permissions'>,
): Promise<BookingQuote> {
  const times = { expires_at: expires_at && isoOf(expires_at), created_at: isoOf(created_at) };
  if (content.kind === 'change') {
    const { change, due, penalty, total } = content;
    return {
      id,
      kind: 'change',
      back: null,
      kept: null,
      penalty,
      to: due && minorUnits(due) < 0n ? (change.refund_to ? targets[change.refund_to] : 'unknown') : null,
      due,
      total,
      added: (await journeyOf(flights, change.added)) ?? [],
      removed: (await journeyOf(flights, change.removed)) ?? [],
      ...times,
    };
  }
  const { kind, back, kept, cancellation } = content;
  const penalty = seesNet(actor) ? content.penalty : null;
  const to = back === null ? 'unknown' : targets[cancellation.refund_to];
  return { id, kind, back, kept, penalty, to, due: null, total: null, added: [], removed: [], ...times };
}
