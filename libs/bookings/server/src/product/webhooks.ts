import type { IncomingHttpHeaders } from 'node:http';
import type { AtSupplier } from './at-supplier';

/** An event that a supplier tells: a reason to look, and never believed by itself. */
export interface SupplierEvent {
  id: string;
  kind: string;
  order_ref: string | null;
  offer_ref: string | null;
}

/** A delivery as it came. */
export interface Delivery {
  /** Its headers, by their names in small letters: one or more of them sign it. */
  headers: IncomingHttpHeaders;
  /** Byte for byte: JSON that was read and written again has another signature. */
  body: Buffer;
  /** The secrets of the endpoint that are in force. */
  secrets: readonly string[];
  now: Date;
}

/** The events of a product's suppliers. */
export interface ProductWebhooks {
  /** Agrees with a supplier on `url`, in place of `ref`; null where somebody else's place is let be. The secret is told once. */
  register(
    at: AtSupplier,
    place: { url: string; ref: string | null },
  ): Promise<{ ref: string; secret: string } | null>;
  /** The event of a delivery; a text says why it is not believed. */
  read(protocol: string | undefined, delivery: Delivery): SupplierEvent | string;
}
