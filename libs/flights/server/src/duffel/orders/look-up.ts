import { folded } from '@traveldesk/shared-contract';
import type { CallSupplier } from '@traveldesk/suppliers-server';
import type { FoundOrders, OrderAdapter, OrderQuery } from '../../orders/order-adapter';
import type { OrderPicture } from '../../orders/order-picture';
import { foundOf, listPageOf, readable } from '@traveldesk/suppliers-server/duffel';
import { Unreadable } from '../order-read';
import { orderOf } from './order';

/** Orders per page and maximum pages. With the filters below, the answer nearly always has one page. */
const perPage = 100;
const mostPages = 50;

export const getOrder: OrderAdapter['get'] = (call, ref) =>
  foundOf(call, `/air/orders/${encodeURIComponent(ref)}`, (data) => {
    const order = orderOf(data);
    if (order.ref !== ref) throw new Unreadable('id', 'id');
    return order;
  });

/**
 * Finds orders. Queries that the supplier cannot filter by (SUPPLIER 5), such as metadata, are applied here. So are all others, because a
 * supplier would silently ignore a filter that it does not know.
 */
export const findOrders: OrderAdapter['find'] = async (call, query) => {
  const found: FoundOrders = { orders: [], complete: true };
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await pageFrom(call, query, after);
    for (const wire of answer.items) take(wire, query, found);
    if (answer.after === null) return found;
    // A page whose cursor leads to itself would never end.
    if (answer.after === after) break;
    after = answer.after;
  }
  return { ...found, complete: false };
};

async function pageFrom(call: CallSupplier, query: OrderQuery, after: string | null) {
  const params = new URLSearchParams({ limit: String(perPage) });
  if (query.offerRef !== undefined) params.set('offer_id', query.offerRef);
  if (query.bookingReference !== undefined) params.set('booking_reference', query.bookingReference);
  for (const name of query.names ?? []) params.append('passenger_name[]', name);
  if (after !== null) params.set('after', after);
  const { body } = await call({ path: `/air/orders?${params}` }, { purpose: 'look_up', repeatable: true });
  return readable(() => listPageOf(body));
}

/** An unreadable order may be the one searched for, so the result is marked incomplete. */
function take(wire: unknown, query: OrderQuery, found: FoundOrders): void {
  try {
    const order = orderOf(wire);
    if (fits(order, query)) found.orders.push(order);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    found.complete = false;
  }
}

function fits(order: OrderPicture, { offerRef, bookingReference, names, booking, attempt }: OrderQuery) {
  const { offer_ref, booking_reference, ours, travellers } = order;
  return (
    (offerRef === undefined || offer_ref === null || offer_ref === offerRef) &&
    (bookingReference === undefined || booking_reference === bookingReference) &&
    (booking === undefined || ours?.booking === booking) &&
    (attempt === undefined || ours?.attempt === attempt) &&
    (names ?? []).every((name) => travellers.some((one) => isCalled(one, name)))
  );
}

function isCalled({ given_name, family_name }: OrderPicture['travellers'][number], name: string): boolean {
  return folded(`${given_name} ${family_name}`).includes(folded(name));
}
