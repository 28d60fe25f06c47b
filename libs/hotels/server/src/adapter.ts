import type { Board, PaymentType } from '@traveldesk/markups-contract';
import type {
  PropertyDetails,
  PropertyReviews,
  RoomRate,
  StayDropped,
  StayPoint,
  StayRoom,
  StayTerms,
} from '@traveldesk/hotels-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { CallSupplier, ReadRefusal } from '@traveldesk/suppliers-server';

/** The days and guests that a supplier is asked for, with one list of guests for all rooms (STAYS 5). */
interface WantedDays {
  check_in: string;
  check_out: string;
  rooms: number;
  adults: number;
  /** Ages at check-in. */
  children: readonly number[];
}

/** A search around a point. */
export interface WantedStay extends WantedDays {
  point: StayPoint;
  /** In kilometers. */
  radius: number;
}

/** All rates of one property, by the supplier's id of it. */
export interface WantedRates extends WantedDays {
  property: string;
}

/** The same with the data for one supplier. */
export type Asked<Wanted> = Wanted & {
  /** The supplier's ids of the searching company's negotiated rates; never those of another company. */
  negotiated: readonly string[];
};

/** A property as a supplier describes it; unstated facts are null. */
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

/** A cancellation before `before` (exclusive) refunds `refund`, unless an earlier entry applies. */
export interface SupplierTier {
  refund: Money;
  before: string;
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
  /** In the order of time, with amounts that do not rise, in the currency of `net`. Null is unknown; an empty list refunds nothing. */
  timeline: SupplierTier[] | null;
  bookable: boolean | null;
  /** The supplier's id of the negotiated rate under which it is sold; null if none. */
  negotiated: string | null;
  /** Whether the supplier estimates a commission. */
  commissionable: boolean;
  net: { total: Money; base: Money | null; tax: Money | null };
  due: Money | null;
  /** Null if the supplier states only the end of the result. */
  expires_at: string | null;
}

/** A rate of a property whose rates were fetched. `note` is for staff only. */
export interface SupplierRoomRate extends SupplierRate {
  /** The supplier's id of the rate, used to request its quote. */
  ref: string;
  /** The index of its room in `rooms`. */
  room: number;
  board: Board;
  payment: PaymentType;
  terms: StayTerms;
  conditions: RoomRate['conditions'];
  loyalty: RoomRate['loyalty'];
  /** The names of the negotiated rate under which it is sold. */
  negotiated_as: RoomRate['negotiated'];
  left: number | null;
  commission: Money | null;
  note: string | null;
}

/** A kind of room; `photos` are addresses. */
export type SupplierRoom = Omit<StayRoom, 'rates'>;

export type SupplierReview = PropertyReviews['reviews'][number];

/** A property of an answer, parsed but not yet checked. `asked`: the stay that the supplier repeats, null where it does not. */
export interface SupplierStay<Rate extends SupplierRate = SupplierRate> {
  /** The supplier's id of this result. */
  ref: string;
  asked: { check_in: string; check_out: string; rooms: number | null; guests: Guests | null };
  property: SupplierProperty;
  /** Whether the rates are not known yet and the only rate holds the lowest price. */
  from: boolean;
  rates: Rate[];
  expires_at: string;
}

/** A property with all its rates. `photos` of the details are addresses. */
export interface OpenedStay extends SupplierStay<SupplierRoomRate> {
  details: PropertyDetails;
  rooms: SupplierRoom[];
}

/** A property with only the quoted rate. `deposit` is a part of its total, null if the quote names none. */
export interface QuotedStay extends OpenedStay {
  deposit: Money | null;
}

interface Guests {
  adults: number;
  children: number[];
}

/** Results and rates have counts of their own: a result has many rates. */
export type StayCounted = 'results' | 'rates';

/** Some results, and counts of results and rates that could not be read, by cause. */
export interface StayBatch<Stay extends SupplierStay = SupplierStay> {
  stays: Stay[];
  dropped: Record<StayCounted, StayDropped>;
}

/** The answer to a search, read on demand in the supplier's order, so that the first results can be shown before the last are read. */
export interface SupplierStays {
  /** Reads up to this many results, or fewer once they have about this many rates. */
  read(results: number, rates: number): StayBatch;
  left(): number;
}

/**
 * A wire format for stays. It sends requests only through `call`, which enforces the limits of SECURITY 17, and throws a SupplierFault if
 * the answer is unusable.
 */
export interface StayAdapter {
  /** Returns the properties as the supplier states them. `checkStay` decides later whether they are plausible and match the search. */
  search(call: CallSupplier, wanted: Asked<WantedStay>): Promise<SupplierStays>;
  /** Returns a property with all rates of an earlier result, by its `ref`; `gone` if the supplier no longer has the result. */
  ratesOfResult(call: CallSupplier, result: string): Promise<StayBatch<OpenedStay> | 'gone'>;
  /** Returns a property with all its rates; no stay if the supplier does not sell it then. */
  ratesOfProperty(call: CallSupplier, wanted: Asked<WantedRates>): Promise<StayBatch<OpenedStay>>;
  /** Requests a quote; the `ref` of its rate is the quote's id. `gone` if the supplier no longer sells the rate. */
  quote(call: CallSupplier, rate: string): Promise<StayBatch<QuotedStay> | 'gone'>;
  /** Returns the newest reviews of a property, up to the given number. */
  reviews(call: CallSupplier, property: string, most: number): Promise<SupplierReview[]>;
  /** Reads the errors from the JSON body of a refusal; never throws. */
  errorsIn(body: unknown): ReadRefusal;
}
