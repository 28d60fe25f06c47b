import type { Scenario } from '../search/scenarios';
import type { SliceWire } from '../search/segment.wire';
import type { Cabin } from '../world/brands.data';
import type { FareType } from '../world/fares';
import type { OrderPassengerBody } from './order.schema';
import type { TakenSeats } from './seats';

export interface OrderService {
  /** `ser_…` */
  id: string;
  type: 'baggage' | 'seat';
  quantity: number;
  passengerId: string;
  segmentIds: string[];
  /** Of all of them together, in minor units. */
  amount: number;
  metadata: Record<string, unknown>;
}

export interface OrderDocument {
  unique_identifier: string;
  type: 'electronic_ticket' | 'electronic_miscellaneous_document_associated';
  passenger_ids: string[];
}

/**
 * An order, as it is kept. Amounts are minor units of `currency`, instants milliseconds since 1970. What it costs to
 * change or to give back is frozen with it.
 */
export interface OrderRecord {
  id: string;
  account: string;
  /** The offer it was made of, and that offer's search: both are used up by it. */
  offer: string;
  search: string;
  created: number;
  type: 'instant' | 'hold';
  scenario: Scenario | null;
  carrier: string;
  brand: string;
  cabin: Cabin;
  reference: string;
  currency: string;
  base: number;
  tax: number;
  /** What it cost before its price changed: who pays that is told so. */
  former?: number[];
  /** The penalty; false is not allowed, null unknown. */
  change: number | false | null;
  refund: number | false | null;
  slices: SliceWire[];
  passengers: (OrderPassengerBody & { fare: FareType })[];
  services: OrderService[];
  documents: OrderDocument[];
  metadata: Record<string, string>;
  users: string[];
  /** Until when it has to be paid, and until when at this price; null for an order that was paid at once. */
  payBy: number | null;
  guaranteed: number | null;
  paid: number | null;
  /** Until when its tickets can be voided: all of it comes back; null where they cannot. */
  voidUntil: number | null;
  cancelled: number | null;
  /** How often it was changed. */
  changes: number;
  taken: TakenSeats;
}

/** What its flights and services cost, without the taxes: `base_amount` (SUPPLIER 5). */
export function baseOfOrder({ base, services }: OrderRecord): number {
  return base + services.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the whole order costs. */
export function totalOfOrder(order: OrderRecord): number {
  return baseOfOrder(order) + order.tax;
}

export interface PaymentRecord {
  id: string;
  account: string;
  order: string;
  created: number;
  type: string;
  amount: number;
  currency: string;
}
