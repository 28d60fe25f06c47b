import type { Cabin } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { RefundTarget } from './cancellation';
import type { OrderSlice } from './order-slice';

/** Other flights for some trips of an order: those that go, by their `ref`, and those that come for them. */
export interface ChangeWish {
  remove: string[];
  add: { origin: string; destination: string; date: string; cabin: Cabin | null }[];
}

/**
 * What a change costs. `due` is what is to be paid, the penalty included; below zero the supplier gives it back, to `refund_to`.
 * `total` is what the order costs afterwards. Null where the supplier does not say.
 */
export interface ChangePrice {
  due: Money | null;
  penalty: Money | null;
  total: Money | null;
  refund_to: RefundTarget | null;
}

/** One way to change an order. */
export interface ChangeOffer extends ChangePrice {
  ref: string;
  added: OrderSlice[];
  removed: OrderSlice[];
  expires_at: string;
}

/** A change that was chosen: a quote until `confirmed_at` is there. */
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
  /** Offers that could not be read, and so are not shown. */
  unreadable: number;
}
