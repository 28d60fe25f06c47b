import { clockAt, clockNow, createCallLimit, type CallLimit, type Kernel } from '@traveldesk/shared-server';
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
  /** How often somebody mails papers. */
  mails: CallLimit;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    bookings: BookingTools;
  }
}

export function bookingTools(_kernel: Kernel): BookingTools {
  return {
    now: clockNow,
    at: clockAt,
    running: new Set(),
    products: new Map(),
    mails: createCallLimit(mailsPerMinute),
  };
}
