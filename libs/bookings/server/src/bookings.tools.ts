import { clockAt, clockNow, createCallLimit, type CallLimit } from '@traveldesk/shared-server';
import type { EndsByOrder } from './engine/apply-order';
import type { Product } from './product/product';

/** Mails with papers that one caller sends in a minute: each goes to whatever address is written. */
const mailsPerMinute = 10;

/** What bookings keep in one process. */
export interface BookingTools {
  /** The clock of bookings: the demo's loader alone turns it. */
  now: () => Date;
  /** Does something with the clock at an instant, for whatever it calls and begins, and for nobody else. */
  at: <Result>(instant: Date, work: () => Promise<Result>) => Promise<Result>;
  /** What is on its way to a supplier in this process. */
  running: Set<Promise<void>>;
  /** The products by their names (`registerProduct`). */
  products: Map<string, Product>;
  /** Ends a refund that waits for its supplier, when its order is read. The engine knows no operation, so it is handed this one. */
  endsByOrder: EndsByOrder;
  /** How often somebody mails papers. */
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
    ...operations,
    mails: createCallLimit(mailsPerMinute),
  };
}
