import type { BookingQuote } from '@traveldesk/bookings-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import { isoOf, seesNet, type Actor } from '@traveldesk/shared-server';
import type { QuoteRecord } from '../engine/quotes.sql';
import type { RefundTarget } from '../product/outcome';
import type { Product } from '../product/product';

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
 * A quote as it is answered: the supplier's own amounts stay with the platform (TRAVEL-RULES 30). With what comes back the penalty of a
 * cancellation makes the net price; that of a change is often the same amount, and parts `due` into it and the difference of two net
 * prices. `due` itself is what is paid, and `total` what was agreed to and `due`, not the supplier's.
 */
export async function shownQuote(
  product: Pick<Product, 'showChange'>,
  { id, content, expires_at, created_at }: QuoteRecord,
  actor: Pick<Actor, 'type' | 'permissions'>,
): Promise<BookingQuote> {
  const withNet = seesNet(actor);
  const penalty = withNet && { penalty: content.penalty };
  const times = { expires_at: expires_at && isoOf(expires_at), created_at: isoOf(created_at) };
  if (content.kind === 'change') {
    const { change, due, total } = content;
    return {
      id,
      kind: 'change',
      back: null,
      kept: null,
      ...penalty,
      to: due && minorUnits(due) < 0n ? (change.refund_to ? targets[change.refund_to] : 'unknown') : null,
      due,
      total,
      ...(await product.showChange(change, withNet)),
      ...times,
    };
  }
  const { kind, back, kept, cancellation } = content;
  const to = back === null ? 'unknown' : targets[cancellation.refund_to];
  return {
    id,
    kind,
    back,
    kept,
    ...penalty,
    to,
    due: null,
    total: null,
    ...(await product.showChange(null, withNet)),
    ...times,
  };
}
