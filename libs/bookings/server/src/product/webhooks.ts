import type { AtSupplier, Delivery } from '@traveldesk/suppliers-server';

/** An event sent by a supplier: a reason to read the order, never trusted by itself. */
export interface SupplierEvent {
  id: string;
  kind: string;
  /** The supplier's name for the event's kind; it decides which supplier of an account the event concerns. */
  type: string;
  order_ref: string | null;
  offer_ref: string | null;
  /** The id of our booking in the order’s metadata, if the event states it. */
  booking?: string | null;
}

/** The wanted endpoint of an account, and the endpoints that the platform may have there already. */
export interface EndpointPlace {
  url: string;
  /** The supplier's names of the types of events. */
  events: readonly string[];
  /** Ids of endpoints whose secret is known. */
  known: readonly string[];
  /** URLs of the platform, one for each supplier of the account. */
  ours: readonly string[];
}

/** The events of a product's suppliers. */
export interface ProductWebhooks {
  /**
   * Makes the account of a supplier send `events` to `url`; returns null where its endpoint belongs to somebody else and is left
   * alone. The supplier returns the secret of a new endpoint once; `secret` is null if a known endpoint was kept.
   */
  register(at: AtSupplier, place: EndpointPlace): Promise<{ ref: string; secret: string | null } | null>;
  /** Returns the event of a delivery, or a text with the reason why the delivery is not trusted. */
  read(protocol: string | undefined, delivery: Delivery): SupplierEvent | string;
}
