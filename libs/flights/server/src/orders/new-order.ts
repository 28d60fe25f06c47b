import type { Money } from '@traveldesk/shared-contract';

/** What of ours an order is for, at the supplier: found again by it. Both are ids without meaning to anybody else. */
export interface OurReference {
  booking: string;
  attempt: string;
}

export type DocumentKind = 'passport' | 'tax_id' | 'known_traveller' | 'redress';

/** Sent, and never kept by an adapter. `country` is ISO 3166-1 alpha-2. */
export interface TravelDocument {
  kind: DocumentKind;
  number: string;
  country: string;
  /** `2031-04-30`. */
  expires_on: string;
}

/** Somebody who travels. Latin letters, as in the passport (TRAVEL-RULES 9). */
export interface NewTraveller {
  /** What the offer calls them (`SupplierTraveller.ref`). */
  ref: string;
  title: 'mr' | 'ms' | 'mrs' | 'miss' | 'dr';
  gender: 'm' | 'f';
  given_name: string;
  family_name: string;
  born_on: string;
  email: string;
  /** E.164. */
  phone: string;
  /** The infant on this adult's lap, by its `ref` (TRAVEL-RULES 3). */
  infant: string | null;
  /** Only where the offer demands it (TRAVEL-RULES 8). */
  document: TravelDocument | null;
  /** `airline` is the IATA code of the programme's airline. */
  loyalty: { airline: string; number: string }[];
}

/** So many of a service that an offer, or an order, has for sale. */
export interface ChosenService {
  ref: string;
  quantity: number;
}

/** What is ordered. */
export interface NewOrder {
  offerRef: string;
  /** `hold`: not paid yet. It takes no services, as suppliers sell them once it is paid (SUPPLIER 5). */
  type: 'instant' | 'hold';
  travellers: NewTraveller[];
  services: ChosenService[];
  /** What it has to cost, services included. An instant order is paid with it; a hold has to be made at it. */
  price: Money;
  /** The offer's, where it is known: other flights than those are no success. */
  itineraryKey: string | null;
  ours: OurReference;
}
