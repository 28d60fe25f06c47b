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
    flight_recent_searches: FlightRecentSearchesTable;
    flight_saved_searches: FlightSavedSearchesTable;
    flight_reviews: FlightReviewsTable;
    flight_shares: FlightSharesTable;
  }
}

/** A search that was sent out. Equal ones of the same company within a minute are one row. */
export interface FlightSearchesTable {
  id: string;
  /** For whom: null where staff searched for no company. */
  company_id: string | null;
  /** `encodeCriteria` without the company. */
  query: string;
  /** What its prices are in. */
  currency: string | null;
  created_at: Date;
  expires_at: Date;
  finished_at: Date | null;
  /** How each supplier ended; null until the search has. */
  outcomes: SupplierLine[] | null;
  offers: number | null;
  cheapest: Money | null;
  /** What its prices were made by; null where an older version searched, which no rules priced. */
  pricing: FrozenPricing | null;
  /** The search that asked the suppliers, where this one only priced its answers anew; else itself. */
  asked_id: Generated<string | null>;
  /** Since when something of it is being ordered: suppliers sell a search once, so that it is not shared any more. */
  ordered_at: Generated<Date | null>;
  /** The age from which its adults are; null where an older version searched, whose adults may be 12. */
  adult_age: number | null;
}

/** Some offers of one supplier, as they were shown: gzipped JSON. Its id and a number are each offer's (docs/adr/0031). */
export interface FlightOfferBatchesTable {
  id: string;
  search_id: string;
  supplier_id: string;
  offers: Buffer;
  expires_at: Date;
}

/** Who searched what, the newest time only. */
export interface FlightRecentSearchesTable {
  id: string;
  user_id: string;
  company_id: string | null;
  /** `encodeCriteria`, with the company: with the user it is what makes two of them equal. */
  query: string;
  searched_at: Date;
}

export interface FlightSavedSearchesTable {
  id: string;
  user_id: string;
  name: string;
  /** `encodeCriteria`, with the company it is for. */
  query: string;
  created_at: Generated<Date>;
  /** What the cheapest was sold for when it was saved, and when that was found; null where nobody knew. */
  price: Money | null;
  priced_at: Date | null;
  /** The company for which it was sold so, also where that is gone; null for none. */
  priced_for: string | null;
}

/** What a review has shown to a user, where it differs from what they had; `revision` names the content. */
export interface FlightReviewsTable {
  id: string;
  search_id: string;
  offer_id: string;
  user_id: string;
  revision: string;
  content: KeptOffer;
  /** What the price of the content was made by; null as above. */
  pricing: FrozenPricing | null;
  seen_at: Date;
  accepted_at: Date | null;
}

export interface FlightSharesTable {
  id: string;
  company_id: string | null;
  search_id: string;
  query: string;
  /** As everybody may see it: without the net price. */
  offer: Offer;
  names: TranslatedNames;
  shared_by: string;
  created_at: Generated<Date>;
  expires_at: Date;
}
