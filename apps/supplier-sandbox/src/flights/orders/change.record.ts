import type { SliceWire } from '../search/segment.wire';
import type { TakenSeats } from './seats';

/** One way to change an order, with its price. Amounts are minor units. */
export interface ChangeOffer {
  id: string;
  created: number;
  expires: number;
  add: SliceWire[];
  remove: SliceWire[];
  /** What has to be paid, penalty and all; less than nothing comes back. */
  due: number;
  penalty: number;
  /** What the order costs afterwards. */
  total: number;
  taken: TakenSeats;
}

/** What somebody wants to change, and the ways there are. */
export interface ChangeRequestRecord {
  id: string;
  account: string;
  order: string;
  created: number;
  currency: string;
  remove: string[];
  add: { origin: string; destination: string; departure_date: string }[];
  offers: ChangeOffer[];
}

/** A chosen way, waiting for its confirmation or confirmed. */
export interface ChangeRecord {
  id: string;
  account: string;
  order: string;
  created: number;
  currency: string;
  offer: ChangeOffer;
  confirmed: number | null;
}
