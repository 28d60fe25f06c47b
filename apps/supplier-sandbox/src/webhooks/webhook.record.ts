/** The address for a customer's events, and their types. One for each customer (SUPPLIER 5). */
export interface WebhookRecord {
  id: string;
  account: string;
  created: number;
  updated: number;
  url: string;
  events: string[];
  active: boolean;
  /** Signs events; shown once, at its creation. */
  secret: string;
}

/** An event, and the progress of its delivery. */
export interface EventRecord {
  id: string;
  account: string;
  webhook: string;
  created: number;
  type: string;
  object: unknown;
  /** The id of the reported object; together with the type it is the same for the same event, sent again. */
  key: string;
  attempts: number;
  /** When it is sent next; null when it has arrived or is given up. */
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
  /** Null when there was no response. */
  status: number | null;
  response: string;
}

/** The event types of a webhook (SUPPLIER 5). */
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
