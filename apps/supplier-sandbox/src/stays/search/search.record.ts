import type { Stay } from '../world/nights';

/** A negotiated rate of a search, as it was at that time. */
export interface Negotiated {
  id: string;
  code: string;
  name: string;
  chain: string | null;
  accommodations: string[] | null;
}

/** A search with all inputs of its rates, which are calculated each time instead of stored. */
export interface StaySearchRecord extends Stay {
  /** The letters of this search in the ids of its results and rates. */
  id: string;
  account: string;
  /** Milliseconds since 1970. */
  created: number;
  guests: ({ type: 'adult'; age?: number | undefined } | { type: 'child'; age: number })[];
  currency: string;
  price: number;
  mobile: boolean;
  freeOnly: boolean;
  /** True: paid now; false: at the property; null: either. */
  instant: boolean | null;
  negotiated: Negotiated[];
  /** The properties of the results, in order; an id contains an index of this list. */
  properties: string[];
}
