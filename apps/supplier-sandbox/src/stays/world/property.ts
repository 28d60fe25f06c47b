import type { Airport } from '../../world/places';
import type { ProgrammeReference } from './chains.data';
import type { Brand, Chain } from './chains';
import type { RoomType } from './rooms';
import type { Amenity } from './words.data';

export interface Point {
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
}

/** A city with properties. */
export interface StayPlace extends Point {
  name: string;
  /** ISO 3166-1. */
  country: string;
  timeZone: string;
  /** The fees that its properties charge on arrival. */
  currency: string;
  phoneCode: string;
  airports: readonly Airport[];
}

/** A hotel. Facts that it does not state are null. */
export interface Property {
  id: string;
  name: string;
  place: StayPlace;
  point: Point;
  /** Whether it states its location. */
  isLocated: boolean;
  chain: Chain | null;
  brand: Brand | null;
  programme: ProgrammeReference | null;
  stars: number | null;
  ratings: { source: 'aaa' | 'northstar' | 'priceline'; value: number }[] | null;
  /** From 1 to 10. */
  score: number | null;
  reviews: number | null;
  amenities: readonly Amenity[] | null;
  checkIn: { after: string; before: string } | null;
  keys: string | null;
  address: { line: string; postalCode: string };
  phone: string;
  email: string;
  description: string;
  photos: number;
  rooms: readonly RoomType[];
  /** Euro for a night in its plainest room, before the season. */
  nightly: number;
  leastNights: number;
  /** Whether it also sells half board and more. */
  isResort: boolean;
  /** A hotel of scenarios: always free, and at the same price every night. */
  isTest: boolean;
}
