import type { Progress } from '@traveldesk/suppliers-server/duffel';
import type { OrderAdapter } from '../../orders/order-adapter';
import { namesOf, priceMisfits } from '../../orders/fits';
import type { OrderPayment } from '../../orders/payment';
import { id, instant, money, object, optionalId, optionalText, word } from '../order-read';
import type { Json } from '../read';
import { effectOf } from './effect';

/** Pays from the balance at the supplier (SUPPLIER 5). */
export const payOrder: OrderAdapter['pay'] = (call, { orderRef, price, attempt }) =>
  effectOf(call, {
    request: {
      method: 'POST',
      path: '/air/payments',
      body: { data: { order_id: orderRef, payment: { type: 'balance', ...price } } },
      idempotencyKey: attempt,
    },
    purpose: 'payment',
    read: paymentOf,
    progress: progressOf,
    misfits: ({ amount, order_ref }) =>
      namesOf({ order: order_ref !== null && order_ref !== orderRef, ...priceMisfits(amount, price) }),
  });

function paymentOf(wire: unknown): OrderPayment {
  const it = object(wire, 'payment');
  return {
    ref: id(it.id, 'payment.id'),
    // In the SDK, payments do not name their order.
    order_ref: optionalId(it.order_id, 'order_id'),
    amount: money(it.amount, it.currency, 'amount'),
    created_at: instant(it.created_at, 'created_at'),
  };
}

const states: ReadonlyMap<string, Progress> = new Map([
  ['succeeded', 'done'],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['cancelled', 'failed'],
]);

/** A success without a status counts as done. */
function progressOf({ status }: Json): Progress {
  const told = optionalText(status, 'status');
  return told === null ? 'done' : word(told, 'status', states);
}
