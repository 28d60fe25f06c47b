import type { IncomingHttpHeaders } from 'node:http';
import type { AtSupplier } from './at-supplier';

/** An event sent by a supplier: a reason to read the order, never trusted by itself. */
export interface SupplierEvent {
  id: string;
  kind: string;
  order_ref: string | null;
  offer_ref: string | null;
}

/** A webhook delivery as received. */
export interface Delivery {
  /** Headers by lowercase name; one or more of them carry the signature. */
  headers: IncomingHttpHeaders;
  /** The raw bytes: JSON that was parsed and serialized again has another signature. */
  body: Buffer;
  /** The secrets of the endpoint that are in force. */
  secrets: readonly string[];
  now: Date;
}

/** The events of a product's suppliers. */
export interface ProductWebhooks {
  /**
   * Registers `url` at the supplier, in place of `ref`; returns null where the existing endpoint belongs to somebody else and is left
   * alone. The supplier tells the secret only once.
   */
  register(
    at: AtSupplier,
    place: { url: string; ref: string | null },
  ): Promise<{ ref: string; secret: string } | null>;
  /** Returns the event of a delivery, or a text with the reason why the delivery is not trusted. */
  read(protocol: string | undefined, delivery: Delivery): SupplierEvent | string;
}
