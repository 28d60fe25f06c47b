import type { Sandbox } from '../../context';
import { notFound } from '../../http/errors';
import { totalOfOrder, type OrderRecord } from './order.record';

/** The price increase after the end of the price guarantee. */
const dearer = 0.03;

/** Returns a customer's order in its current state. Throws not_found. */
export function ownOrder(sandbox: Sandbox, account: string, id: string): OrderRecord {
  const order = sandbox.store.get('orders', id);
  if (order?.account !== account) throw notFound('order');
  return settled(sandbox, order);
}

/** Returns a customer's orders, newest first. */
export function ownOrders(sandbox: Sandbox, account: string): OrderRecord[] {
  return sandbox.store
    .list('orders')
    .filter((order) => order.account === account)
    .map((order) => settled(sandbox, order));
}

/**
 * Applies deadlines to a held order: past its payment deadline it is canceled and its seats are released; past its price guarantee its
 * price rises once. This happens on each read, so no timer is needed.
 */
function settled({ store, seats, now }: Sandbox, order: OrderRecord): OrderRecord {
  if (order.paid !== null || order.cancelled !== null) return order;
  if (order.payBy !== null && order.payBy <= now()) {
    const over = { ...order, cancelled: order.payBy };
    store.put(['orders', over]);
    seats.giveBack(order.taken);
    return over;
  }
  if (order.guaranteed !== null && order.guaranteed <= now()) {
    const more = Math.round(totalOfOrder(order) * dearer);
    const former = [...(order.former ?? []), totalOfOrder(order)];
    const raised = { ...order, guaranteed: null, base: order.base + more, former };
    store.put(['orders', raised]);
    return raised;
  }
  return order;
}
