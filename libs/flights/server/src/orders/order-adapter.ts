import type { Money } from '@traveldesk/shared-contract';
import type { CallSupplier } from '../call/call-supplier';
import type { SupplierTerms } from '../adapter';
import type { AirlineChange, AirlineChangeAction } from './airline-change';
import type { Cancellation } from './cancellation';
import type { BagService, OfferWithExtras, SeatMap } from './extras';
import type { ChosenService, NewOrder } from './new-order';
import type { ChangeRequest, ChangeWish, OrderChange } from './order-change';
import type { OrderKey, OrderPicture } from './order-picture';
import type { Outcome, Quoted } from './outcome';
import type { OrderPayment } from './payment';
import type { Delivery, Forgery, NewWebhookEndpoint, SupplierEvent, WebhookEndpoint } from './supplier-event';

/**
 * What orders are looked up by; what is not named is not asked for. An order has to fit all of it; where the supplier does not say which
 * offer it was made of, that is no reason to leave it out.
 */
export interface OrderQuery {
  offerRef?: string;
  bookingReference?: string;
  /** Family names, or given ones. */
  names?: readonly string[];
  booking?: string;
  attempt?: string;
}

export interface FoundOrders {
  orders: OrderPicture[];
  /**
   * Whether these are all: false where a page was one too many, or an order could not be read. Only then, and only once
   * `settlesWithinMs` is over, absence says that there is none.
   */
  complete: boolean;
}

/** How an order is paid for later: the amount as it was read last, and the attempt that pays. */
export interface PayFor {
  orderRef: string;
  price: Money;
  attempt: string;
}

/** A quote that somebody agreed to, and the attempt that confirms it. */
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
  /** What they cost together. */
  price: Money;
  attempt: string;
}

/**
 * A wire format's orders. It sends by `call` alone, one of `callsFor` with `kind: 'order'`. What has an effect answers with an
 * Outcome and never throws; what only asks throws a SupplierFault, or CallAbandoned, where the answer is none.
 */
export interface OrderAdapter {
  /**
   * How long after a call that was not answered, or was accepted with 202, its effect may still come: till then a look-up that
   * finds nothing proves nothing. For an attempt whose answer was lost, as by a kill, `unanswered` holds.
   */
  settlesWithinMs: { unanswered: number; accepted: number };

  create(call: CallSupplier, order: NewOrder): Promise<Outcome<OrderPicture>>;
  /** Null where the supplier knows no such order. */
  get(call: CallSupplier, ref: string): Promise<OrderPicture | null>;
  find(call: CallSupplier, query: OrderQuery): Promise<FoundOrders>;
  /** Pays a held order. Its tickets are on the order afterwards. */
  pay(call: CallSupplier, payment: PayFor): Promise<Outcome<OrderPayment>>;

  /** What giving it back would bring: all of it within the void window. */
  quoteCancellation(call: CallSupplier, orderRef: string): Promise<Quoted<Cancellation>>;
  confirmCancellation(call: CallSupplier, confirm: ConfirmCancellation): Promise<Outcome<Cancellation>>;
  cancellation(call: CallSupplier, ref: string): Promise<Cancellation | null>;

  requestChange(call: CallSupplier, order: OrderKey, wish: ChangeWish): Promise<Quoted<ChangeRequest>>;
  /** Chooses an offer of a request; nothing is changed before it is confirmed. */
  chooseChange(call: CallSupplier, order: OrderKey, offerRef: string): Promise<Quoted<OrderChange>>;
  confirmChange(call: CallSupplier, confirm: ConfirmChange): Promise<Outcome<OrderChange>>;
  orderChange(call: CallSupplier, order: OrderKey, ref: string): Promise<OrderChange | null>;

  airlineChanges(call: CallSupplier, order: OrderKey): Promise<AirlineChange[]>;
  acceptAirlineChange(call: CallSupplier, order: OrderKey, ref: string): Promise<Outcome<AirlineChange>>;
  /** Writes down what was done elsewhere, by telephone for one. */
  noteAirlineChange(
    call: CallSupplier,
    order: OrderKey,
    note: { ref: string; action: AirlineChangeAction },
  ): Promise<Outcome<AirlineChange>>;

  /** The offer as it is sold now, with its bags; `gone` and `expired` as `SupplierAdapter.offer` says. */
  offerWithExtras(
    call: CallSupplier,
    offerRef: string,
    terms: Pick<SupplierTerms, 'key'>,
  ): Promise<OfferWithExtras | 'gone' | 'expired'>;
  /** Empty where the airline shows none. */
  seatMaps(call: CallSupplier, offerRef: string): Promise<SeatMap[] | 'gone' | 'expired'>;
  /** The bags that can still be bought for an order. */
  bagsForOrder(call: CallSupplier, orderRef: string): Promise<BagService[]>;
  buyServices(call: CallSupplier, purchase: BuyServices): Promise<Outcome<OrderPicture>>;

  /** Tells the supplier where to send events: one place for each account. */
  registerWebhook(call: CallSupplier, url: string): Promise<Quoted<NewWebhookEndpoint>>;
  webhooks(call: CallSupplier): Promise<WebhookEndpoint[]>;
  removeWebhook(call: CallSupplier, ref: string): Promise<void>;
  /** Asks for an event of the kind `ping`. */
  pingWebhook(call: CallSupplier, ref: string): Promise<void>;
  /** The event of a delivery; before anything of it is looked at, why it is not believed. */
  readDelivery(delivery: Delivery): SupplierEvent | Forgery;
}
