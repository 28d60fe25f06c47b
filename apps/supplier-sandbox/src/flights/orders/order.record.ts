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
  /** The total for `quantity`, in minor units. */
  amount: number;
  metadata: Record<string, unknown>;
}

export interface OrderDocument {
  unique_identifier: string;
  type: 'electronic_ticket' | 'electronic_miscellaneous_document_associated';
  passenger_ids: string[];
}

/**
 * A stored order. Amounts are minor units of `currency`, instants milliseconds since 1970. Its change and refund conditions are fixed at
 * booking.
 */
export interface OrderRecord {
  id: string;
  account: string;
  /** The booked offer and its search, neither of which can be booked again. */
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
  /** Its earlier totals: paying one of them is refused as price_changed. */
  former?: number[];
  /** The penalty; false means not allowed, null unknown. */
  change: number | false | null;
  refund: number | false | null;
  slices: SliceWire[];
  passengers: (OrderPassengerBody & { fare: FareType })[];
  services: OrderService[];
  documents: OrderDocument[];
  metadata: Record<string, string>;
  users: string[];
  /** The payment deadline and the end of the price guarantee; null for an order paid at once. */
  payBy: number | null;
  guaranteed: number | null;
  paid: number | null;
  /** The end of the void window, with a full refund; null if tickets cannot be voided. */
  voidUntil: number | null;
  cancelled: number | null;
  /** The number of changes. */
  changes: number;
  taken: TakenSeats;
}

/** Returns the price of flights and services without taxes: `base_amount` (SUPPLIER 5). */
export function baseOfOrder({ base, services }: OrderRecord): number {
  return base + services.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the order's total. */
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
