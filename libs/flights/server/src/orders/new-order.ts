import type { Money } from '@traveldesk/shared-contract';

/** Our ids in an order at the supplier, which identify it later. They mean nothing to anybody else. */
export interface OurReference {
  booking: string;
  attempt: string;
}

export type DocumentKind = 'passport' | 'tax_id' | 'known_traveller' | 'redress';

/** Sent to the supplier; adapters never store it. `country` is ISO 3166-1 alpha-2. */
export interface TravelDocument {
  kind: DocumentKind;
  number: string;
  country: string;
  /** A day, such as `2031-04-30`. */
  expires_on: string;
}

/** A traveler of an order. Names in Latin letters, as in the passport (TRAVEL-RULES 9). */
export interface NewTraveller {
  /** The id of the traveler in the offer (`SupplierTraveller.ref`). */
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
  /** `airline` is the IATA code of the program's airline. */
  loyalty: { airline: string; number: string }[];
}

/** A service for sale with an offer or an order, and its quantity. */
export interface ChosenService {
  ref: string;
  quantity: number;
}

export interface NewOrder {
  offerRef: string;
  /** `hold`: paid later. It takes no services, because suppliers sell them only with payment (SUPPLIER 5). */
  type: 'instant' | 'hold';
  travellers: NewTraveller[];
  services: ChosenService[];
  /** The expected price including services. An instant order is paid with it; a hold must be created at it. */
  price: Money;
  /** The offer's key, if known: an order with other flights is a misfit. */
  itineraryKey: string | null;
  ours: OurReference;
}
