import type { Conditions } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { AirlineChange } from './airline-change';
import type { Cancellation } from './cancellation';
import type { OurReference } from './new-order';
import type { OrderSlice } from './order-slice';

/** Somebody on an order, as the supplier has them. What identifies documents is never in it. */
export interface OrderTraveller {
  ref: string;
  /** Null where the supplier uses a word that the product has none for. */
  type: 'adult' | 'child' | 'infant' | null;
  given_name: string;
  family_name: string;
  /** `1990-05-17`; null where the supplier does not say. */
  born_on: string | null;
  /** The infant on this traveller's lap. */
  infant: string | null;
}

/**
 * A ticket, or a document for what was bought beside the flight. `number` is 13 digits without spaces; where a supplier writes
 * something else, it stays as written and `irregular` is true: shown with a warning, and no reason to refuse (TRAVEL-RULES 22).
 */
export interface OrderDocument {
  kind: 'ticket' | 'extra' | 'extra_alone';
  number: string;
  irregular: boolean;
  travellers: string[];
}

/** A bag or a seat of an order. `price` is of all its pieces together. */
export interface OrderService {
  ref: string;
  kind: 'bag' | 'seat' | 'other';
  quantity: number;
  travellers: string[];
  segments: string[];
  price: Money;
}

/** What the supplier says can be done now. Words that the product has none for are left out. */
export type OrderAction = 'cancel' | 'change' | 'update';

/**
 * An order as its supplier tells it, in the product's words. Instants are UTC, ISO 8601; times of flights are local. JSON
 * throughout, so that it can be kept as it is.
 */
export interface OrderPicture {
  /** The supplier's id of it. */
  ref: string;
  /** Nothing of it can be flown. */
  training: boolean;
  /** The offer it was made of; null where the supplier does not say. */
  offer_ref: string | null;
  type: 'instant' | 'hold' | null;
  /** The airline's reference (PNR), of whatever length (TRAVEL-RULES 21); null while there is none. */
  booking_reference: string | null;
  airline: string;
  /** The booking and the attempt that it was made for; null where it is nobody's here. */
  ours: OurReference | null;
  slices: OrderSlice[];
  /** Equal to that of the offer, where the flights are the same. */
  itinerary_key: string;
  travellers: OrderTraveller[];
  documents: OrderDocument[];
  services: OrderService[];
  /** What the platform pays; `base` and `tax` are null where the supplier does not part them. */
  price: { total: Money; base: Money | null; tax: Money | null };
  payment: {
    awaiting: boolean;
    /** Until when it has to be paid, else it is over; and until when at this price, which may be earlier (TRAVEL-RULES 19). */
    required_by: string | null;
    price_guaranteed_until: string | null;
    paid_at: string | null;
  };
  conditions: Conditions;
  /** Until when its tickets can be voided, which gives all of it back; null where they cannot (TRAVEL-RULES 18). */
  void_until: string | null;
  actions: OrderAction[];
  /** The cancellation that ended it. */
  cancellation: Cancellation | null;
  /** Confirmed changes, by their ids. */
  changes: string[];
  airline_changes: AirlineChange[];
  created_at: string;
  cancelled_at: string | null;
  /** When the supplier compared it with the airline last. */
  synced_at: string | null;
}

/** What other calls have to know of an order: its flights are read with those who travel on them. */
export type OrderKey = Pick<OrderPicture, 'ref' | 'travellers'>;
