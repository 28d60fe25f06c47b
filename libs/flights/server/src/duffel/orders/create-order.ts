import type { Meaning } from '@traveldesk/suppliers-server/duffel';
import { misfitsOf } from '../../orders/fits';
import type { NewOrder } from '../../orders/new-order';
import type { OrderAdapter } from '../../orders/order-adapter';
import type { Json } from '../read';
import { effectOf } from './effect';
import { orderOf } from './order';
import { metadataWire, travellerWire } from './order-travellers';

/** An offer that the supplier no longer knows was sold, or belongs to another account. */
const words: ReadonlyMap<string, Meaning> = new Map([['not_found', 'offer_gone']]);

export const createOrder: OrderAdapter['create'] = (call, order) =>
  effectOf(call, {
    request: {
      method: 'POST',
      path: '/air/orders',
      body: { data: orderWire(order) },
      idempotencyKey: order.ours.attempt,
    },
    purpose: 'order',
    words,
    read: orderOf,
    misfits: (made) => misfitsOf(made, order),
  });

/** Builds the body of POST /air/orders (SUPPLIER 5). A hold has neither payments nor services. */
function orderWire({ offerRef, type, travellers, services, price, ours }: NewOrder): Json {
  return {
    type,
    selected_offers: [offerRef],
    passengers: travellers.map(travellerWire),
    ...(type === 'instant' && { payments: [{ type: 'balance', ...price }] }),
    ...(services.length > 0 && { services: services.map(({ ref: id, quantity }) => ({ id, quantity })) }),
    metadata: metadataWire(ours),
  };
}
