import type { OrderRecord } from './order.record';

/** Returns the order as if created at another instant: its deadlines, payment and void window move along; its flights do not. */
export function madeAt(order: OrderRecord, at: number): OrderRecord {
  const by = at - order.created;
  const moved = (instant: number | null) => (instant === null ? null : instant + by);
  return {
    ...order,
    created: at,
    payBy: moved(order.payBy),
    guaranteed: moved(order.guaranteed),
    paid: moved(order.paid),
    voidUntil: moved(order.voidUntil),
    cancelled: moved(order.cancelled),
  };
}
