import type { Money } from '@traveldesk/shared-contract';
import type { CallSupplier, Delivery, Forgery, Outcome, Quoted } from '@traveldesk/suppliers-server';
import type { WebhookCalls } from '@traveldesk/suppliers-server/duffel';
import type { SupplierTerms } from '../adapter';
import type { AirlineChange, AirlineChangeAction } from './airline-change';
import type { Cancellation } from './cancellation';
import type { BagService, OfferWithExtras, SeatMap } from './extras';
import type { ChosenService, NewOrder } from './new-order';
import type { ChangeRequest, ChangeWish, OrderChange } from './order-change';
import type { OrderKey, OrderPicture } from './order-picture';
import type { OrderPayment } from './payment';
import type { SupplierEvent } from './supplier-event';

/** A query for orders. An order must match every given field. Orders whose supplier does not state the offer match any `offerRef`. */
export interface OrderQuery {
  offerRef?: string;
  bookingReference?: string;
  /** Family or given names. */
  names?: readonly string[];
  booking?: string;
  attempt?: string;
}

export interface FoundOrders {
  orders: OrderPicture[];
  /**
   * Whether `orders` are all matches: false if there were too many pages or an order was unreadable. A missing order proves that there is
   * none only if this is true and `settlesWithinMs` has passed.
   */
  complete: boolean;
}

/** The payment of a hold: the amount as last read, and our attempt. */
export interface PayFor {
  orderRef: string;
  price: Money;
  attempt: string;
}

/** An accepted quote, and the attempt that confirms it. */
export interface ConfirmCancellation {
  quote: Pick<Cancellation, 'ref' | 'order_ref' | 'refund' | 'refund_to'>;
  attempt: string;
}

export interface ConfirmChange {
  change: Pick<OrderChange, 'ref' | 'order_ref' | 'due' | 'total'>;
  order: OrderKey;
  attempt: string;
}

export interface BuyServices {
  order: OrderKey;
  services: readonly ChosenService[];
  /** For all services together. */
  price: Money;
  attempt: string;
}

/**
 * Orders in a supplier's wire format. It sends requests only through `call`, which must come from `callsFor` with `kind: 'order'`. Methods
 * with an effect return an Outcome and never throw; methods without one throw a SupplierFault or CallAbandoned if there is no usable
 * answer.
 */
export interface OrderAdapter extends WebhookCalls {
  /**
   * How long after an unanswered call, or one accepted with 202, its effect may still occur; until then, an empty look-up proves
   * nothing. An attempt whose answer was lost, for example by a crash, counts as `unanswered`.
   */
  settlesWithinMs: { unanswered: number; accepted: number };

  create(call: CallSupplier, order: NewOrder): Promise<Outcome<OrderPicture>>;
  /** Null if the supplier does not know the order. */
  get(call: CallSupplier, ref: string): Promise<OrderPicture | null>;
  find(call: CallSupplier, query: OrderQuery): Promise<FoundOrders>;
  /** Pays a hold. The order has its tickets afterwards. */
  pay(call: CallSupplier, payment: PayFor): Promise<Outcome<OrderPayment>>;

  /** Quotes the refund of a cancellation: the full amount within the void window. */
  quoteCancellation(call: CallSupplier, orderRef: string): Promise<Quoted<Cancellation>>;
  confirmCancellation(call: CallSupplier, confirm: ConfirmCancellation): Promise<Outcome<Cancellation>>;
  cancellation(call: CallSupplier, ref: string): Promise<Cancellation | null>;

  requestChange(call: CallSupplier, order: OrderKey, wish: ChangeWish): Promise<Quoted<ChangeRequest>>;
  /** Chooses an offer of a change request; nothing changes before its confirmation. */
  chooseChange(call: CallSupplier, order: OrderKey, offerRef: string): Promise<Quoted<OrderChange>>;
  confirmChange(call: CallSupplier, confirm: ConfirmChange): Promise<Outcome<OrderChange>>;
  orderChange(call: CallSupplier, order: OrderKey, ref: string): Promise<OrderChange | null>;

  airlineChanges(call: CallSupplier, order: OrderKey): Promise<AirlineChange[]>;
  acceptAirlineChange(call: CallSupplier, order: OrderKey, ref: string): Promise<Outcome<AirlineChange>>;
  /** Records an action taken elsewhere, for example by telephone. */
  noteAirlineChange(
    call: CallSupplier,
    order: OrderKey,
    note: { ref: string; action: AirlineChangeAction },
  ): Promise<Outcome<AirlineChange>>;

  /** Returns the current state of an offer with its bags; `gone` and `expired` as in `SupplierAdapter.offer`. */
  offerWithExtras(
    call: CallSupplier,
    offerRef: string,
    terms: Pick<SupplierTerms, 'key'>,
  ): Promise<OfferWithExtras | 'gone' | 'expired'>;
  /** Empty if the airline has no seat maps. */
  seatMaps(call: CallSupplier, offerRef: string): Promise<SeatMap[] | 'gone' | 'expired'>;
  /** Returns the bags that can still be bought for an order. */
  bagsForOrder(call: CallSupplier, orderRef: string): Promise<BagService[]>;
  buyServices(call: CallSupplier, purchase: BuyServices): Promise<Outcome<OrderPicture>>;

  /** Verifies a delivery before parsing it, and returns its event or why it is rejected. */
  readDelivery(delivery: Delivery): SupplierEvent | Forgery;
}
