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
import type { CallSupplier } from './call/call-supplier';
import type { ReadRefusal } from './call/said';

/** What a traveller is called at the supplier: a booking names each of them by it. */
export interface SupplierTraveller {
  ref: string;
  type: 'adult' | 'child' | 'infant';
  /** In full years, of somebody under 18; null of everybody else, and where the supplier does not repeat it. */
  age: number | null;
}

/** A flight as a supplier tells it: with local times alone, nobody knows yet how long one waits for it. */
export type SupplierSegment = Omit<Segment, 'layover'>;

/** A trip as a supplier tells it. `origin` and `destination` may be cities; `minutes` is null where it does not say. */
export interface SupplierSlice extends Pick<Slice, 'origin' | 'destination' | 'fare_brand' | 'conditions'> {
  minutes: number | null;
  segments: SupplierSegment[];
}

/**
 * An offer as a supplier sells it, in the product's words: read, and not believed yet. Amounts are what the platform pays.
 */
export interface SupplierOffer {
  /** The supplier's own id of it. */
  ref: string;
  /** Sold for training or tests: it cannot be flown. */
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
  /** Whether it is sold by a private fare that was asked for. */
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

/** A part of a search's offers, and why others of it could not be read. */
export interface SupplierBatch {
  offers: SupplierOffer[];
  dropped: Dropped;
}

/**
 * The answer to a search, read as it is taken, what costs the platform least first: so the first can be shown before the last
 * are read.
 */
export interface SupplierOffers {
  /** The next so many; fewer where there are no more. */
  read(count: number): SupplierBatch;
  /** How many are not read yet. */
  left(): number;
  /** What each of those costs the platform at least, as far as it can be believed; null where none of them can. */
  least(): Money | null;
  /** Grows with each part that is read. */
  names: SupplierNames;
}

/** What an adapter is told of the supplier. */
export interface SupplierTerms {
  /** Prefix of its offer keys: the supplier's key, so that two suppliers never share one, and a secret. */
  key: string;
  currency: string;
  timeoutMs: number;
}

/**
 * A wire format. It sends by `call` alone, which holds the limits of SECURITY 17, and throws a SupplierFault where the
 * answer is none. A second format is a second one of these.
 */
export interface SupplierAdapter {
  /** Offers as the supplier tells them: whether they fit, and can be, is asked by `check`. */
  search(call: CallSupplier, criteria: FlightCriteria, terms: SupplierTerms): Promise<SupplierOffers>;
  /** The offer as it is sold now; `gone` when it is not any more, `expired` when its time is over. */
  offer(
    call: CallSupplier,
    ref: string,
    terms: SupplierTerms,
  ): Promise<{ offer: SupplierOffer; names: SupplierNames } | 'gone' | 'expired'>;
  /** The errors that a refusal names, in its body as JSON; never throws. */
  errorsIn(body: unknown): ReadRefusal;
}
