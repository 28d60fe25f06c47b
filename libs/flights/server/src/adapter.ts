import type {
  Bags,
  Cabin,
  Conditions,
  Dropped,
  FlightCriteria,
  Segment,
  Slice,
} from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { CallSupplier, ReadRefusal } from '@traveldesk/suppliers-server';

/** A passenger of an offer. `ref` is the supplier's id for the passenger, which the order must repeat. */
export interface SupplierTraveller {
  ref: string;
  type: 'adult' | 'child' | 'infant';
  /** In full years, for travelers under 18; null for adults, and where the supplier does not repeat the age. */
  age: number | null;
}

/** A flight as the supplier states it. Suppliers give local times only, so the layover is not known yet. */
export type SupplierSegment = Omit<Segment, 'layover'>;

/** A trip as the supplier states it. `origin` and `destination` may be cities; `minutes` is null if the supplier gives no duration. */
export interface SupplierSlice extends Pick<Slice, 'origin' | 'destination' | 'fare_brand' | 'conditions'> {
  minutes: number | null;
  segments: SupplierSegment[];
}

/** An offer in the product's terms, parsed but not yet checked. Amounts are net prices, which the platform pays. */
export interface SupplierOffer {
  /** The supplier's id of the offer. */
  ref: string;
  /** Sold for training or tests: not a real flight. */
  training: boolean;
  itinerary_key: string;
  offer_key: string;
  airline: string;
  slices: SupplierSlice[];
  fare_brand: string | null;
  cabin: Cabin | null;
  bags: Bags;
  conditions: Conditions;
  seats_left: number | null;
  emissions_kg: number | null;
  /** Whether a private fare that the search asked for applies. */
  private_fare: boolean;
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

/** The supplier's names for codes in its offers, used for codes that the product's own reference data lacks. */
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

/** A batch of a search's offers, and counts of the offers that could not be read, by cause. */
export interface SupplierBatch {
  offers: SupplierOffer[];
  dropped: Dropped;
}

/** The answer to a search, parsed on demand in order of net price, so that the first offers can be shown before the last are read. */
export interface SupplierOffers {
  /** Reads the next `count` offers; fewer if fewer are left. */
  read(count: number): SupplierBatch;
  left(): number;
  /** A lower bound of the net price of the unread offers; null if no unread offer has a valid amount. */
  least(): Money | null;
  /** Grows with each batch that is read. */
  names: SupplierNames;
}

/** The supplier's settings that an adapter needs. */
export interface SupplierTerms {
  /** The supplier's key. It prefixes the offer keys, so that two suppliers never share one. It is a secret. */
  key: string;
  currency: string;
  timeoutMs: number;
}

/**
 * A wire format for offers. It sends requests only through `call`, which enforces the limits of SECURITY 17, and throws a SupplierFault if
 * the answer is unusable. Another wire format implements this interface too.
 */
export interface SupplierAdapter {
  /** Returns the offers as the supplier states them. `check` decides later whether they are plausible and match the search. */
  search(call: CallSupplier, criteria: FlightCriteria, terms: SupplierTerms): Promise<SupplierOffers>;
  /** Returns the current state of an offer: `gone` if it is no longer sold, `expired` if it is past its expiry. */
  offer(
    call: CallSupplier,
    ref: string,
    terms: SupplierTerms,
  ): Promise<{ offer: SupplierOffer; names: SupplierNames } | 'gone' | 'expired'>;
  /** Reads the errors from the JSON body of a refusal; never throws. */
  errorsIn(body: unknown): ReadRefusal;
}
