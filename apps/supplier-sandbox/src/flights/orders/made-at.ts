import type { OrderRecord } from './order.record';

/**
 * The order as if it had been made at another instant: with it move its deadlines, its payment and the time in which its tickets can be
 * voided. Its flights are where they were.
 */
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
