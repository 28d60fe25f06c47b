import type { PropertyDecisionKind, StayProperty, StaySupplierLine } from '@traveldesk/hotels-contract';
import type { Generated } from 'kysely';
import type { SupplierProperty } from './adapter';
import type { PricedBy } from './search/priced-by';
import type { QuoteContent } from './quotes/kept-quote';

declare module '@traveldesk/shared-server' {
  interface Database {
    hotel_properties: HotelPropertiesTable;
    hotel_property_suppliers: HotelPropertySuppliersTable;
    hotel_property_decisions: HotelPropertyDecisionsTable;
    hotel_property_matches: HotelPropertyMatchesTable;
    hotel_searches: HotelSearchesTable;
    hotel_result_batches: HotelResultBatchesTable;
    hotel_rates: HotelRatesTable;
    hotel_quotes: HotelQuotesTable;
    hotel_quote_claims: HotelQuoteClaimsTable;
    hotel_quote_acceptances: HotelQuoteAcceptancesTable;
    hotel_photos: HotelPhotosTable;
    hotel_customers: HotelCustomersTable;
  }
}

/** A property as the first supplier described it; coordinates come from the first supplier that states them. */
export interface HotelPropertiesTable {
  id: string;
  name: string;
  /** The name folded by `folded`. */
  search: string;
  city: string;
  country_code: string;
  latitude: number | null;
  longitude: number | null;
  chain: string | null;
  /** As stated last; null until a supplier states them. */
  facts: PropertyFacts | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  /** Whether a person has decided that it is not the same as another, so that no new supplier's property joins it by itself. */
  closed: Generated<boolean>;
  /** For a record that was joined to another: the supplier's id whose current record replaces this one. */
  found_by_supplier: string | null;
  found_by_ref: string | null;
  /** Null until the record has been compared with its neighbors. */
  matched_at: Date | null;
}

/** Facts that may change; no search uses them. */
export interface PropertyFacts extends Pick<StayProperty, 'stars' | 'review' | 'amenities'> {
  line: string | null;
}

/** A supplier's id of a property; a property has at most one id per supplier. */
interface HotelPropertySuppliersTable {
  supplier_id: string;
  ref: string;
  property_id: string;
  created_at: Generated<Date>;
  /** The supplier's first description; null for those of earlier versions that nobody has sold since. */
  told: Told | null;
  /** When the record got this id; the oldest id's supplier describes the record. */
  since: Generated<Date>;
}

export type Told = Omit<SupplierProperty, 'ref'>;

/** A supplier's id of a property, as decisions name it. */
export interface PropertyLink {
  supplier_id: string;
  ref: string;
}

/** For a moved id: the time at which its former record got it. */
export interface MovedLink extends PropertyLink {
  since: string;
}

/** A person's decision about two records. */
interface HotelPropertyDecisionsTable {
  id: string;
  /** Grows with each decision; a search remembers the newest one. */
  number: Generated<string>;
  kind: PropertyDecisionKind;
  property_id: string;
  other_id: string;
  /** The suppliers' ids that moved. */
  links: MovedLink[];
  /** The decision that this one ends; null unless `kind` is `undo`. */
  undoes: string | null;
  reason: string;
  user_id: string;
  user_name: string;
  created_at: Generated<Date>;
}

/** Two records that may be the same property, the smaller id first. */
interface HotelPropertyMatchesTable {
  one_id: string;
  other_id: string;
  likeness: number;
  meters: number;
}

/** A search sent to suppliers. Equal searches of one company within a minute share a row. */
interface HotelSearchesTable {
  id: string;
  /** Null if staff searched for no company. */
  company_id: string | null;
  /** `encodeStay` without the company, and the point of the place, which may move. */
  query: string;
  currency: string;
  /** The revision and the instant of the rules that priced it. */
  pricing: PricedBy;
  created_at: Date;
  expires_at: Date;
  finished_at: Date | null;
  /** The result of each supplier; null until the search has finished. */
  outcomes: StaySupplierLine[] | null;
  results: number | null;
  /** The number of the newest decision about properties when it began. */
  decisions: Generated<string>;
}

/** Results of one supplier that were shown together: gzipped JSON. */
interface HotelResultBatchesTable {
  id: string;
  search_id: string;
  supplier_id: string;
  results: Buffer;
}

/** One supplier's rates of a property as shown. A rate's id is the row's id and a number. */
interface HotelRatesTable {
  id: string;
  /** Null if staff searched for no company. */
  company_id: string | null;
  supplier_id: string;
  property_id: string;
  /** The supplier's id of the property; null for rates of earlier versions. */
  property_ref: string | null;
  /** As of the search. */
  query: string;
  currency: string;
  pricing: PricedBy;
  created_at: Date;
  /** The end of the last rate. */
  expires_at: Date;
  /** Gzipped JSON: `KeptRates`. */
  content: Buffer;
}

/** A supplier's quote of a rate. It is kept for a while after its end, so that readers learn that it has expired. */
interface HotelQuotesTable {
  id: string;
  rate_id: string;
  /** Null if staff searched for no company. */
  company_id: string | null;
  supplier_id: string;
  /** The supplier's id of the quote, which is booked. */
  supplier_quote: string;
  /** As of the search. */
  query: string;
  currency: string;
  /** The rules that priced it. */
  pricing: PricedBy;
  content: QuoteContent;
  quoted_at: Date;
  expires_at: Date;
}

/** The process that asks for the quote of a rate, so that no other one does at the same time. */
interface HotelQuoteClaimsTable {
  rate_id: string;
  holder: string;
  until: Date;
}

interface HotelQuoteAcceptancesTable {
  quote_id: string;
  user_id: string;
  accepted_at: Date;
}

/** An address of a photo that a supplier's answer named. */
interface HotelPhotosTable {
  /** Random; anyone who knows it may see the photo. */
  name: string;
  supplier_id: string;
  address: string;
  /** A day after the last answer that named it. */
  expires_at: Date;
}

/** The supplier's id of the customer user that represents a company in an account; look-ups filter by it. */
interface HotelCustomersTable {
  company_id: string;
  account: string;
  ref: string;
  created_at: Generated<Date>;
}
