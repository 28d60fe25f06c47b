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
 * Returns a quote for the API. The supplier's own amounts are only for callers who see net prices (TRAVEL-RULES 30): with the refund, the
 * penalty of a cancellation reveals the net price, and the penalty of a change reveals the difference of two net prices. `due` is what the
 * customer pays, and `total` the agreed price plus `due`.
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
