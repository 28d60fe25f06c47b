import { clockAt, clockNow, createCallLimit, type CallLimit } from '@traveldesk/shared-server';
import type { EndsByOrder } from './engine/apply-order';
import type { Order } from './product/order';
import type { Product } from './product/product';

/** Limit of document mails per caller and minute, as each goes to a freely typed address. */
const mailsPerMinute = 10;

/** A reading of a hold's price at its supplier. */
export interface PriceReading {
  /** The version of the booking at the start. */
  version: number;
  /** Null while the supplier is being asked. */
  endedAt: number | null;
  price: Promise<Order['price'] | null>;
}

/** Per-process state of the bookings module. */
export interface BookingTools {
  /** The clock of bookings; only the demo loader shifts it. */
  now: () => Date;
  /** Runs `work` with the clock at an instant. Only calls made within `work` see that time. */
  at: <Result>(instant: Date, work: () => Promise<Result>) => Promise<Result>;
  /** Supplier calls in progress in this process. */
  running: Set<Promise<void>>;
  /** The products by name (`registerProduct`). */
  products: Map<string, Product>;
  /** Ends a refund that waits for its supplier, when its order is read. Injected, as the engine must not import operations. */
  endsByOrder: EndsByOrder;
  /** The last readings of holds' prices, by the booking's id. */
  priceReadings: Map<string, PriceReading>;
  /** The rate limit of document mails. */
  mails: CallLimit;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    bookings: BookingTools;
  }
}

export function bookingTools(operations: Pick<BookingTools, 'endsByOrder'>): BookingTools {
  return {
    now: clockNow,
    at: clockAt,
    running: new Set(),
    products: new Map(),
    priceReadings: new Map(),
    ...operations,
    mails: createCallLimit(mailsPerMinute),
  };
}
