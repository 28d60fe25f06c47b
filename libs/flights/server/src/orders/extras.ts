import type { Cabin } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { SupplierNames, SupplierOffer } from '../adapter';

/** A bag for sale, for these travelers on these flights together. `price` is for one piece. */
export interface BagService {
  ref: string;
  kind: 'carry_on' | 'checked';
  travellers: string[];
  /** Flights, by the ids of `OfferWithExtras.segments` or `OrderSegment.ref`. */
  segments: string[];
  price: Money;
  most: number;
  /** In kilograms and centimeters; null if unknown. */
  size: { weight: number | null; height: number | null; length: number | null; depth: number | null };
}

/** The current state of an offer, with the bags for sale. */
export interface OfferWithExtras {
  offer: SupplierOffer;
  names: SupplierNames;
  bags: BagService[];
  /** Ids of the flights in bags and seat maps: by trip, then by flight, in the order of `offer.slices`. */
  segments: string[][];
}

/** An element of a row in a seat map. A seat without `choices` is not for sale. */
export type SeatElement =
  | {
      kind: 'seat';
      designator: string;
      name: string | null;
      /** The airline's own texts, in English. */
      disclosures: string[];
      choices: { ref: string; traveller: string; price: Money }[];
    }
  | { kind: 'empty' | 'exit' | 'lavatory' | 'galley' | 'closet' | 'stairs' | 'bassinet' | 'other' };

export interface SeatCabin {
  cabin: Cabin | null;
  /** 0 is the lower deck. */
  deck: number;
  /** Rows over the wings, counted from 0; null if there are none. */
  wings: { first: number; last: number } | null;
  /** Rows from the front. Each has sections from the left, separated by aisles. */
  rows: SeatElement[][][];
}

/** The seat map of one flight. */
export interface SeatMap {
  /** The flight's id in `OfferWithExtras.segments`. */
  segment: string;
  cabins: SeatCabin[];
}
