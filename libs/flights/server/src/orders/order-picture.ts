import type { Conditions } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { AirlineChange } from './airline-change';
import type { Cancellation } from './cancellation';
import type { OurReference } from './new-order';
import type { OrderSlice } from './order-slice';

/** A traveler of an order as the supplier states it, always without identity documents. */
export interface OrderTraveller {
  ref: string;
  /** Null for a type unknown to the product. */
  type: 'adult' | 'child' | 'infant' | null;
  given_name: string;
  family_name: string;
  /** A day, such as `1990-05-17`; null if the supplier does not state it. */
  born_on: string | null;
  /** The infant on this traveler's lap. */
  infant: string | null;
}

/**
 * A ticket, or a document for other services. `number` has 13 digits without spaces; another number stays as written and is `irregular`,
 * which gives a warning but no error (TRAVEL-RULES 22).
 */
export interface OrderDocument {
  kind: 'ticket' | 'extra' | 'extra_alone';
  number: string;
  irregular: boolean;
  travellers: string[];
}

/** A bag or a seat of an order. `price` is for all pieces together. */
export interface OrderService {
  ref: string;
  kind: 'bag' | 'seat' | 'other';
  quantity: number;
  travellers: string[];
  segments: string[];
  price: Money;
}

/** The actions that the supplier currently allows. Actions unknown to the product are left out. */
export type OrderAction = 'cancel' | 'change' | 'update';

/**
 * An order as its supplier states it, in the product's terms. Instants are ISO 8601 in UTC; flight times are local. It is plain JSON, so
 * that it can be stored as is.
 */
export interface OrderPicture {
  /** The supplier's id of the order. */
  ref: string;
  /** A training order: not a real flight. */
  training: boolean;
  /** The offer that was ordered; null if the supplier does not state it. */
  offer_ref: string | null;
  type: 'instant' | 'hold' | null;
  /** The airline's booking reference (PNR), of any length (TRAVEL-RULES 21); null until there is one. */
  booking_reference: string | null;
  airline: string;
  /** The booking and the attempt that created the order; null if it was not created here. */
  ours: OurReference | null;
  slices: OrderSlice[];
  /** Equal to the offer's key if the flights are the same. */
  itinerary_key: string;
  travellers: OrderTraveller[];
  documents: OrderDocument[];
  services: OrderService[];
  /** Net price; `base` and `tax` are null if the supplier gives no breakdown. */
  price: { total: Money; base: Money | null; tax: Money | null };
  payment: {
    awaiting: boolean;
    /** The payment deadline, after which the order ends, and the end of the price guarantee, which may be earlier (TRAVEL-RULES 19). */
    required_by: string | null;
    price_guaranteed_until: string | null;
    paid_at: string | null;
  };
  conditions: Conditions;
  /** The end of the void window, with a full refund; null if the tickets cannot be voided (TRAVEL-RULES 18). */
  void_until: string | null;
  actions: OrderAction[];
  /** The confirmed cancellation. */
  cancellation: Cancellation | null;
  /** Ids of confirmed changes. */
  changes: string[];
  airline_changes: AirlineChange[];
  created_at: string;
  cancelled_at: string | null;
  /** When the supplier last synchronized the order with the airline. */
  synced_at: string | null;
}

/** The parts of an order that other calls need: flights are read with the travelers on them. */
export type OrderKey = Pick<OrderPicture, 'ref' | 'travellers'>;
