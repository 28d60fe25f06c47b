import type { Cabin } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { SupplierNames, SupplierOffer } from '../adapter';

/** A bag that can be bought, for these travellers on these flights together. `price` is of one piece. */
export interface BagService {
  ref: string;
  kind: 'carry_on' | 'checked';
  travellers: string[];
  /** Flights, as `OfferWithExtras.segments` or `OrderSegment.ref` names them. */
  segments: string[];
  price: Money;
  most: number;
  /** In kilograms and centimetres; null where nobody says. */
  size: { weight: number | null; height: number | null; length: number | null; depth: number | null };
}

/** An offer as it is sold now, with the bags that can be bought with it. */
export interface OfferWithExtras {
  offer: SupplierOffer;
  names: SupplierNames;
  bags: BagService[];
  /** What bags and seat maps call the flights: by trip, then by flight, in the order of `offer.slices`. */
  segments: string[][];
}

/** One thing in a row of a seat map. A seat without `choices` is not for sale. */
export type SeatElement =
  | {
      kind: 'seat';
      designator: string;
      name: string | null;
      /** In the airline's words, in English. */
      disclosures: string[];
      choices: { ref: string; traveller: string; price: Money }[];
    }
  | { kind: 'empty' | 'exit' | 'lavatory' | 'galley' | 'closet' | 'stairs' | 'bassinet' | 'other' };

export interface SeatCabin {
  cabin: Cabin | null;
  /** 0 is the lower deck. */
  deck: number;
  /** Rows above the wings, counted from 0; null where there are none. */
  wings: { first: number; last: number } | null;
  /** From the front; in each the sections from the left, with an aisle between two of them. */
  rows: SeatElement[][][];
}

/** The seats of one flight. */
export interface SeatMap {
  /** The flight, as `OfferWithExtras.segments` names it. */
  segment: string;
  cabins: SeatCabin[];
}
