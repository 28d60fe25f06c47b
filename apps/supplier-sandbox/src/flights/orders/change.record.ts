import type { SliceWire } from '../search/segment.wire';
import type { TakenSeats } from './seats';

/** An offer to change an order, with its price. Amounts are minor units. */
export interface ChangeOffer {
  id: string;
  created: number;
  expires: number;
  add: SliceWire[];
  remove: SliceWire[];
  /** The amount to pay, including the penalty; negative for a refund. */
  due: number;
  penalty: number;
  /** The order's total after the change. */
  total: number;
  taken: TakenSeats;
}

/** A change request with its offers. */
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

/** A chosen change offer, pending or confirmed. */
export interface ChangeRecord {
  id: string;
  account: string;
  order: string;
  created: number;
  currency: string;
  offer: ChangeOffer;
  confirmed: number | null;
}
