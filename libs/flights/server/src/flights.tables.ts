import type { Generated } from 'kysely';
import type { Money } from '@traveldesk/shared-contract';
import type { Offer, SupplierLine } from '@traveldesk/flights-contract';
import type { FrozenPricing } from './search/frozen-pricing';
import type { KeptOffer } from './search/kept-offer';
import type { TranslatedNames } from './search/names';

declare module '@traveldesk/shared-server' {
  interface Database {
    flight_searches: FlightSearchesTable;
    flight_offer_batches: FlightOfferBatchesTable;
    flight_reviews: FlightReviewsTable;
    flight_shares: FlightSharesTable;
  }
}

/** A search sent to suppliers. Equal searches of one company within a minute share a row. */
export interface FlightSearchesTable {
  id: string;
  /** Null if staff searched for no company. */
  company_id: string | null;
  /** `encodeCriteria` without the company. */
  query: string;
  /** The currency of its prices. */
  currency: string | null;
  created_at: Date;
  expires_at: Date;
  finished_at: Date | null;
  /** The result of each supplier; null until the search has finished. */
  outcomes: SupplierLine[] | null;
  offers: number | null;
  cheapest: Money | null;
  /** The rules that priced the search; null for searches of an older version, which applied no rules. */
  pricing: FrozenPricing | null;
  /** The search that asked the suppliers. It differs from `id` if this search only repriced the answers. */
  asked_id: Generated<string | null>;
  /** The time since which an offer of it is being ordered. Suppliers sell only one offer of a search, so the search is no longer shared. */
  ordered_at: Generated<Date | null>;
  /** The youngest age that counts as an adult; null for searches of an older version, which counted adults from 12. */
  adult_age: number | null;
}

/** A batch of one supplier's offers as shown: gzipped JSON. An offer's id is the batch id and a number (docs/adr/0031). */
export interface FlightOfferBatchesTable {
  id: string;
  search_id: string;
  supplier_id: string;
  offers: Buffer;
  expires_at: Date;
}

/** An offer that a review showed to a user and that differed from the offer they knew; `revision` identifies the content. */
export interface FlightReviewsTable {
  id: string;
  search_id: string;
  offer_id: string;
  user_id: string;
  revision: string;
  content: KeptOffer;
  /** The rules that made the price; null as in FlightSearchesTable. */
  pricing: FrozenPricing | null;
  seen_at: Date;
  accepted_at: Date | null;
}

export interface FlightSharesTable {
  id: string;
  company_id: string | null;
  search_id: string;
  query: string;
  /** Without the net price, which must not be shared. */
  offer: Offer;
  names: TranslatedNames;
  shared_by: string;
  created_at: Generated<Date>;
  expires_at: Date;
}
