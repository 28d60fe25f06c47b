import type { Sandbox } from '../../context';
import { notFound } from '../../http/errors';
import { totalOfOrder, type OrderRecord } from './order.record';

/** What an order costs more by when it is paid behind its guarantee. */
const dearer = 0.03;

/** An order of a customer, as it is by now. Throws not_found. */
export function ownOrder(sandbox: Sandbox, account: string, id: string): OrderRecord {
  const order = sandbox.store.get('orders', id);
  if (order?.account !== account) throw notFound('order');
  return settled(sandbox, order);
}

/** The orders of a customer, newest first. */
export function ownOrders(sandbox: Sandbox, account: string): OrderRecord[] {
  return sandbox.store
    .list('orders')
    .filter((order) => order.account === account)
    .map((order) => settled(sandbox, order));
}

/**
 * Time works on held orders: one that was not paid in time is cancelled by the airline, and gives its seats back; one
 * whose price is not guaranteed any more becomes dearer, once. Both happen when somebody looks, so nothing has to wake up.
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
