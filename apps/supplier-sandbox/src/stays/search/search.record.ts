import type { Stay } from '../world/nights';

/** A negotiated rate that a search asked for, as it was then. */
export interface Negotiated {
  id: string;
  code: string;
  name: string;
  chain: string | null;
  accommodations: string[] | null;
}

/** A search and all inputs of its rates, which are not stored but calculated from them each time. */
export interface StaySearchRecord extends Stay {
  /** The letters that its results and rates have in their ids. */
  id: string;
  account: string;
  /** Milliseconds since 1970. */
  created: number;
  guests: ({ type: 'adult'; age?: number | undefined } | { type: 'child'; age: number })[];
  currency: string;
  price: number;
  mobile: boolean;
  freeOnly: boolean;
  /** True is paid now, false at the property, null either. */
  instant: boolean | null;
  negotiated: Negotiated[];
  /** The results' properties, in their order: an id holds a place in it. */
  properties: string[];
}
