import type { Board, PaymentType } from '@traveldesk/markups-contract';
import type { StayDropped, StayPoint, StayTerms } from '@traveldesk/hotels-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { CallSupplier, ReadRefusal } from '@traveldesk/suppliers-server';

/** The search as a supplier gets it, with one list of guests for all rooms (STAYS 5). */
export interface WantedStay {
  point: StayPoint;
  /** In kilometers. */
  radius: number;
  check_in: string;
  check_out: string;
  rooms: number;
  adults: number;
  /** Ages at check-in. */
  children: readonly number[];
}

/** The same with what one supplier alone gets. */
export interface AskedStay extends WantedStay {
  /** The supplier's ids of the negotiated rates of the company that searches; never those of another. */
  negotiated: readonly string[];
}

/** A property as a supplier describes it; what the supplier does not tell is null. */
export interface SupplierProperty {
  /** The supplier's id, which does not change. */
  ref: string;
  name: string;
  address: { line: string | null; city: string; country_code: string };
  point: StayPoint | null;
  chain: string | null;
  stars: number | null;
  review: { score: number; count: number | null } | null;
  amenities: string[] | null;
}

/**
 * A rate for all rooms, nights and guests, as the supplier states it. Amounts are net prices, which the platform pays. Null is unknown;
 * without rooms in the answer, so are board, payment and terms. `due` is paid at the property besides, in any currency.
 */
export interface SupplierRate {
  board: Board | null;
  payment: PaymentType | null;
  terms: StayTerms | null;
  free_until: string | null;
  bookable: boolean | null;
  /** The supplier's id of the negotiated rate by which it is sold; null for none. */
  negotiated: string | null;
  /** Whether the supplier estimates a commission. */
  commissionable: boolean;
  net: { total: Money; base: Money | null; tax: Money | null };
  due: Money | null;
  /** Null if the supplier tells only that of the result. */
  expires_at: string | null;
}

/** A property of an answer, parsed but not yet checked. `asked`: the stay that the supplier repeats, null where it does not. */
export interface SupplierStay {
  /** The supplier's id of this result. */
  ref: string;
  asked: { check_in: string; check_out: string; rooms: number | null; guests: Guests | null };
  property: SupplierProperty;
  /** Whether the rates are not known yet, and the only one is the lowest price. */
  from: boolean;
  rates: SupplierRate[];
  expires_at: string;
}

interface Guests {
  adults: number;
  children: number[];
}

/** Results and rates have counts of their own: a result has many rates. */
export type StayCounted = 'results' | 'rates';

/** Some results, and counts of results and rates that could not be read, by cause. */
export interface StayBatch {
  stays: SupplierStay[];
  dropped: Record<StayCounted, StayDropped>;
}

/** The answer to a search, read on demand in the supplier's order, so that the first results can be shown before the last are read. */
export interface SupplierStays {
  /** Reads so many results; fewer if they have more than about so many rates. */
  read(results: number, rates: number): StayBatch;
  left(): number;
}

/**
 * A wire format for stays. It sends requests only through `call`, which enforces the limits of SECURITY 17, and throws a SupplierFault if
 * the answer is unusable.
 */
export interface StayAdapter {
  /** Returns the properties as the supplier states them. `checkStay` decides later whether they are plausible and match the search. */
  search(call: CallSupplier, wanted: AskedStay): Promise<SupplierStays>;
  /** Reads the errors from the JSON body of a refusal; never throws. */
  errorsIn(body: unknown): ReadRefusal;
}
