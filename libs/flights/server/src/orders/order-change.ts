import type { Cabin } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { RefundTarget } from './cancellation';
import type { OrderSlice } from './order-slice';

/** A request to replace trips of an order: the removed trips by `ref`, and the trips to add. */
export interface ChangeWish {
  remove: string[];
  add: { origin: string; destination: string; date: string; cabin: Cabin | null }[];
}

/**
 * The price of a change. `due` is the amount to pay, including the penalty; a negative amount is refunded to `refund_to`. `total` is the
 * order's new price. Null if the supplier does not state it.
 */
export interface ChangePrice {
  due: Money | null;
  penalty: Money | null;
  total: Money | null;
  refund_to: RefundTarget | null;
}

/** An offer of a change request. */
export interface ChangeOffer extends ChangePrice {
  ref: string;
  added: OrderSlice[];
  removed: OrderSlice[];
  expires_at: string;
}

/** A chosen change: a quote until `confirmed_at` is set. */
export interface OrderChange extends ChangePrice {
  ref: string;
  order_ref: string;
  added: OrderSlice[];
  removed: OrderSlice[];
  expires_at: string | null;
  confirmed_at: string | null;
}

export interface ChangeRequest {
  ref: string;
  order_ref: string;
  offers: ChangeOffer[];
  /** The number of unreadable offers, which are not shown. */
  unreadable: number;
}
