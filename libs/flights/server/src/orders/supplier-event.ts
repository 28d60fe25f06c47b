import type { IncomingHttpHeaders } from 'node:http';

/** What a supplier can tell of by itself; `other` is what the product has no word for. */
export type SupplierEventKind =
  | 'order_created'
  | 'order_failed'
  | 'order_changed'
  | 'airline_changed'
  | 'cancellation_quoted'
  | 'cancellation_confirmed'
  | 'payment_succeeded'
  | 'payment_failed'
  | 'payment_pending'
  | 'payment_cancelled'
  | 'credit_created'
  | 'credit_spent'
  | 'credit_ended'
  | 'ping'
  | 'other';

/**
 * What a supplier tells. It may come twice, late, before the answer that it is about, or for nobody's order; so it is a reason to
 * look, and never what is believed: what is there is asked of the supplier itself.
 */
export interface SupplierEvent {
  /** Of this delivery's event: told again, it is the same. */
  id: string;
  kind: SupplierEventKind;
  /** The supplier's own word for `kind`. */
  type: string;
  /** With `kind` the same for the same happening, also where it is told as two events. */
  key: string | null;
  training: boolean;
  at: string;
  order_ref: string | null;
  offer_ref: string | null;
  /** The payment, the cancellation, the change or the credit that it is about. */
  ref: string | null;
  booking_reference: string | null;
  /** Why, where something failed: the supplier's code. */
  code: string | null;
}

/** Why a delivery is not believed. `stale` and `early`: its time is too far from ours, so it may be an old one, played again. */
export type Forgery = 'unsigned' | 'malformed' | 'stale' | 'early' | 'forged';

/** A delivery as it came. */
export interface Delivery {
  /** Its headers, by their names in small letters: one or more of them sign it. */
  headers: IncomingHttpHeaders;
  /** Byte for byte: JSON that was read and written again has another signature. */
  body: Buffer;
  /** Secrets of the endpoint that are in force: while one is replaced, two are. */
  secrets: readonly string[];
  now: Date;
}

/** Where a supplier sends events. */
export interface WebhookEndpoint {
  ref: string;
  url: string;
  active: boolean;
  /** The supplier's words for what it tells of. */
  events: string[];
}

/** The secret is told once: whoever does not keep it has to register anew. */
export type NewWebhookEndpoint = WebhookEndpoint & { secret: string };
