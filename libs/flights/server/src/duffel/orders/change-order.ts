import { foundOf, type Meaning } from '@traveldesk/suppliers-server/duffel';
import { namesOf, priceMisfits } from '../../orders/fits';
import type { ConfirmChange, OrderAdapter } from '../../orders/order-adapter';
import type { ChangeWish, OrderChange } from '../../orders/order-change';
import type { OrderKey } from '../../orders/order-picture';
import { cabinWire } from '../cabins';
import { isNothing, Unreadable } from '../order-read';
import type { Json } from '../read';
import { effectOf, quotedOf } from './effect';
import { changeRequestOf, orderChangeOf } from './order-change';
import { segmentContext } from './order-slices';

const path = '/air/order_changes';

export const requestChange: OrderAdapter['requestChange'] = (call, order, wish) =>
  quotedOf(call, {
    request: { method: 'POST', path: '/air/order_change_requests', body: { data: wishWire(order, wish) } },
    purpose: 'change',
    read: (data) => {
      const request = changeRequestOf(data, segmentContext(order.travellers));
      if (request.order_ref !== order.ref) throw new Unreadable('order_id', 'id');
      return request;
    },
  });

function wishWire({ ref }: OrderKey, { remove, add }: ChangeWish): Json {
  return {
    order_id: ref,
    slices: {
      remove: remove.map((slice_id) => ({ slice_id })),
      add: add.map(({ origin, destination, date, cabin }) => ({
        origin,
        destination,
        departure_date: date,
        ...(cabin && { cabin_class: cabinWire[cabin] }),
      })),
    },
  };
}

/** The offer of a change is a quote, and so is the change itself until its confirmation. */
const words: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['offer_expired', 'quote_expired'],
  ['offer_no_longer_available', 'quote_expired'],
]);

export const chooseChange: OrderAdapter['chooseChange'] = (call, order, offerRef) =>
  quotedOf(call, {
    request: { method: 'POST', path, body: { data: { selected_order_change_offer: offerRef } } },
    purpose: 'change',
    words,
    read: (data) => ofOrder(orderChangeOf(data, segmentContext(order.travellers)), order),
  });

export const confirmChange: OrderAdapter['confirmChange'] = (call, { change, order, attempt }) =>
  effectOf(call, {
    request: {
      method: 'POST',
      path: `${path}/${encodeURIComponent(change.ref)}/actions/confirm`,
      body: { data: paymentWire(change) },
      idempotencyKey: attempt,
    },
    purpose: 'change',
    words,
    read: (data) => orderChangeOf(data, segmentContext(order.travellers)),
    progress: ({ confirmed_at }) => (confirmed_at ? 'done' : 'pending'),
    misfits: ({ order_ref, due, total }) =>
      namesOf({
        order: order_ref !== change.order_ref,
        ...mergedMisfits([due, change.due], [total, change.total]),
      }),
  });

/** A change that costs nothing, or refunds money, has no payment. */
function paymentWire({ due }: ConfirmChange['change']): Json {
  if (due === null || due.amount.startsWith('-') || isNothing(due.amount)) return {};
  return { payment: { type: 'balance', ...due } };
}

type Amount = OrderChange['due'];

/** Amounts that only one side states are not compared. */
function mergedMisfits(...pairs: [told: Amount, agreed: Amount][]): { currency: boolean; price: boolean } {
  const all = pairs.map(([told, agreed]) =>
    told && agreed ? priceMisfits(told, agreed) : { currency: false, price: false },
  );
  return { currency: all.some(({ currency }) => currency), price: all.some(({ price }) => price) };
}

export const getChange: OrderAdapter['orderChange'] = (call, order, ref) =>
  foundOf(call, `${path}/${encodeURIComponent(ref)}`, (data) => {
    const change = ofOrder(orderChangeOf(data, segmentContext(order.travellers)), order);
    if (change.ref !== ref) throw new Unreadable('id', 'id');
    return change;
  });

function ofOrder(change: OrderChange, { ref }: OrderKey): OrderChange {
  if (change.order_ref !== ref) throw new Unreadable('order_id', 'id');
  return change;
}
