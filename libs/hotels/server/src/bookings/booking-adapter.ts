import type { Money } from '@traveldesk/shared-contract';
import type { CallSupplier, Delivery, Forgery, Outcome } from '@traveldesk/suppliers-server';
import type { WebhookCalls } from '@traveldesk/suppliers-server/duffel';

/** The ids of our booking and attempt, which the supplier stores with a stay. */
export interface OurStay {
  booking: string;
  attempt: string;
}

export interface NamedGuest {
  given_name: string;
  family_name: string;
}

/** A stay to book by its quote. Suppliers take neither an amount nor titles nor births (STAYS 1). */
export interface NewStay {
  quote: string;
  /** The first guest is the lead guest. */
  guests: readonly NamedGuest[];
  email: string;
  phone: string;
  requests: string | null;
  loyalty_number: string | null;
  ours: OurStay;
  /** The supplier's id of the company's customer user; null to book without one. */
  customer: string | null;
}

/** A booked stay as its supplier states it, without a refund (STAYS 2). Plain JSON, so that it can be stored as it is. */
export interface BookedStay {
  ref: string;
  status: 'confirmed' | 'cancelled';
  /** The property's own reference; null until it gives one. */
  reference: string | null;
  cancelled_at: string | null;
  check_in: string;
  check_out: string;
  rooms: number | null;
  guests: NamedGuest[];
  /** The supplier's id of the property; null if not stated. */
  property: string | null;
  /** The total of its rate; null if not stated. Stays that were stored before it was read lack it. */
  total?: Money | null;
  contact: { email: string | null; phone: string | null };
  training: boolean;
  ours: OurStay | null;
}

/** A page of the supplier's list, in any order. `unread`: the number of stays that could not be parsed. */
export interface StayPage {
  stays: BookedStay[];
  unread: number;
  /** The cursor of the next page; null on the last one. */
  after: string | null;
}

/** The customer user at a supplier that represents one company. */
export interface NewCustomer {
  name: string;
  email: string;
}

/** An event of a supplier: a reason to look the booking up, never a proof. */
export interface StayEvent {
  id: string;
  kind: string;
  type: string;
  order_ref: string | null;
  offer_ref: string | null;
  /** The id of our booking in its metadata; null if not stated. */
  booking: string | null;
}

/**
 * Booked stays in a supplier's wire format, with the rules of calls as for orders of flights: methods with an effect return an Outcome and
 * never throw; others throw a SupplierFault or CallAbandoned if there is no usable answer.
 */
export interface StayBookings extends WebhookCalls {
  /** How long after an unanswered call, or one that was accepted for later, its effect may still occur. */
  settlesWithinMs: { unanswered: number; accepted: number };
  create(call: CallSupplier, stay: NewStay): Promise<Outcome<BookedStay>>;
  /** Null if the supplier does not know the stay. */
  get(call: CallSupplier, ref: string): Promise<BookedStay | null>;
  /** Returns a page of the bookings of a customer, or of all of them. */
  list(call: CallSupplier, from: { after: string | null; customer: string | null }): Promise<StayPage>;
  cancel(call: CallSupplier, ref: string): Promise<Outcome<BookedStay>>;
  /** Creates a customer user; returns its id. */
  createCustomer(call: CallSupplier, customer: NewCustomer): Promise<string>;
  readDelivery(delivery: Delivery): StayEvent | Forgery;
}
