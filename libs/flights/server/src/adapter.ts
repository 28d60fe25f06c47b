import type { Bags, Cabin, Conditions, FlightCriteria, Slice } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { CallSupplier } from './call/call-supplier';

/** What a traveller is called at the supplier: a booking names each of them by it. */
export interface SupplierTraveller {
  ref: string;
  type: 'adult' | 'child' | 'infant';
  age: number | null;
}

/** An offer as a supplier sells it, in the product's words. Amounts are what the platform pays. */
export interface SupplierOffer {
  /** The supplier's own id of it. */
  ref: string;
  /** Sold for training or tests: it cannot be flown. */
  training: boolean;
  itinerary_key: string;
  offer_key: string;
  airline: string;
  slices: Slice[];
  fare_brand: string | null;
  cabin: Cabin | null;
  bags: Bags;
  conditions: Conditions;
  seats_left: number | null;
  emissions_kg: number | null;
  net: { total: Money; base: Money | null; tax: Money | null };
  expires_at: string;
  travellers: SupplierTraveller[];
  requirements: {
    passport: boolean | null;
    instant_payment: boolean | null;
    payment_required_by: string | null;
    price_guaranteed_until: string | null;
  };
}

/** What a supplier calls the codes of its offers, for those that the product does not know itself. */
export interface SupplierNames {
  places: Map<string, SupplierPlace>;
  airlines: Map<string, string>;
  aircraft: Map<string, string>;
}

export interface SupplierPlace {
  name: string;
  city: string | null;
  city_code: string | null;
  time_zone: string | null;
}

/** A part of a search's offers. `dropped`: how many were broken, or in another currency than the supplier is paid in. */
export interface SupplierBatch {
  offers: SupplierOffer[];
  dropped: number;
}

/** The answer to a search: cheapest first, read as it is taken, so that the first are there before the last are read. */
export interface SupplierOffers {
  batches(): Iterable<SupplierBatch>;
  /** Grows with each batch. */
  names: SupplierNames;
}

/** What an adapter is told of the supplier. */
export interface SupplierTerms {
  /** The supplier's key: offers of two suppliers are never the same one. */
  key: string;
  currency: string;
  timeoutMs: number;
}

/**
 * A wire format. It sends by `call` alone, which holds the limits of SECURITY 17, and throws a SupplierFault where the
 * answer is none. A second format is a second one of these.
 */
export interface SupplierAdapter {
  /** Offers that fit the criteria as far as the supplier's own search takes them. */
  search(call: CallSupplier, criteria: FlightCriteria, terms: SupplierTerms): Promise<SupplierOffers>;
  /** The offer as it is sold now; null when it is not any more. */
  offer(
    call: CallSupplier,
    ref: string,
    terms: SupplierTerms,
  ): Promise<{ offer: SupplierOffer; names: SupplierNames } | null>;
}
