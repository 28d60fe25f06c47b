import type { IncomingHttpHeaders } from 'node:http';

/** Why a delivery is rejected. `stale` and `early`: its time is too far from ours, so it may be replayed. */
export type Forgery = 'unsigned' | 'malformed' | 'stale' | 'early' | 'forged';

/** A delivery as received. */
export interface Delivery {
  /** Headers by lower-case name; they contain the signature. */
  headers: IncomingHttpHeaders;
  /** The exact bytes: re-serialized JSON would have another signature. */
  body: Buffer;
  /** The valid secrets of the endpoint: two while one is being replaced. */
  secrets: readonly string[];
  now: Date;
}

/** The URL for a supplier's events, and the supplier's names of the subscribed event types. */
export interface WebhookPlace {
  url: string;
  events: readonly string[];
}

export interface WebhookEndpoint extends WebhookPlace {
  ref: string;
  active: boolean;
}

/** The secret is given only once: if it is lost, the endpoint must be registered again. */
export type NewWebhookEndpoint = WebhookEndpoint & { secret: string };
