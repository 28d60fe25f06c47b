import { foundOf, type Meaning } from '@traveldesk/suppliers-server/duffel';
import { namesOf, priceMisfits } from '../../orders/fits';
import type { ConfirmCancellation, OrderAdapter } from '../../orders/order-adapter';
import { Unreadable } from '../order-read';
import { cancellationOf } from './cancellation';
import { effectOf, quotedOf } from './effect';

const path = '/air/order_cancellations';

export const quoteCancellation: OrderAdapter['quoteCancellation'] = (call, orderRef) =>
  quotedOf(call, {
    request: { method: 'POST', path, body: { data: { order_id: orderRef } } },
    purpose: 'cancellation',
    read: (data) => {
      const quote = cancellationOf(data);
      if (quote.order_ref !== orderRef) throw new Unreadable('order_id', 'id');
      return quote;
    },
  });

/** If a cancellation finds the order canceled already, our own earlier attempt may have canceled it. */
const words: ReadonlyMap<string, Meaning> = new Map([['already_cancelled', 'already_done']]);

export const confirmCancellation: OrderAdapter['confirmCancellation'] = (call, { quote, attempt }) =>
  effectOf(call, {
    request: {
      method: 'POST',
      path: `${path}/${encodeURIComponent(quote.ref)}/actions/confirm`,
      idempotencyKey: attempt,
    },
    purpose: 'cancellation',
    words,
    read: cancellationOf,
    progress: ({ confirmed_at }) => (confirmed_at ? 'done' : 'pending'),
    misfits: ({ order_ref, refund, refund_to }) =>
      namesOf({
        order: order_ref !== quote.order_ref,
        refund: refund_to !== quote.refund_to || !isRefund(refund, quote.refund),
      }),
  });

/** If the supplier gave no refund amount in the quote, any amount is accepted. */
function isRefund(told: Quote['refund'], quoted: Quote['refund']): boolean {
  if (quoted === null) return true;
  if (told === null) return false;
  const { currency, price } = priceMisfits(told, quoted);
  return !currency && !price;
}
type Quote = ConfirmCancellation['quote'];

export const getCancellation: OrderAdapter['cancellation'] = (call, ref) =>
  foundOf(call, `${path}/${encodeURIComponent(ref)}`, (data) => {
    const found = cancellationOf(data);
    if (found.ref !== ref) throw new Unreadable('id', 'id');
    return found;
  });
