/** Where a customer wants events to go, and which. One for each customer (SUPPLIER 5). */
export interface WebhookRecord {
  id: string;
  account: string;
  created: number;
  updated: number;
  url: string;
  events: string[];
  active: boolean;
  /** Signs what is sent; shown once, at its creation. */
  secret: string;
}

/** Something that has happened, and how far its delivery is. */
export interface EventRecord {
  id: string;
  account: string;
  webhook: string;
  created: number;
  type: string;
  object: unknown;
  /** The id of what it tells of; with the type it is the same for the same thing, told again. */
  key: string;
  attempts: number;
  /** When it is sent next; null when it has arrived, or is given up. */
  due: number | null;
}

/** One attempt to deliver. */
export interface DeliveryRecord {
  id: string;
  account: string;
  created: number;
  event: string;
  type: string;
  webhook: string;
  url: string;
  /** Null when nothing answered. */
  status: number | null;
  response: string;
}

/** What a webhook can be told of (SUPPLIER 5). */
export const eventTypes = [
  'order.created',
  'order.creation_failed',
  'order.airline_initiated_change_detected',
  'air.order.changed',
  'order_cancellation.created',
  'order_cancellation.confirmed',
  'air.payment.succeeded',
  'air.payment.failed',
  'air.payment.pending',
  'air.payment.cancelled',
  'air.airline_credit.created',
  'air.airline_credit.spent',
  'air.airline_credit.invalidated',
  'stays.booking.created',
  'stays.booking.cancelled',
  'stays.booking_creation_failed',
  'ping.triggered',
] as const;
