import type { Updateable } from 'kysely';
import type { BookingRecord, BookingsTable, OperationRecord } from '../bookings.tables';
import type { Order } from './order';

/**
 * The values that a booking takes from its order. The product calculates them before the transaction that writes them, and adds its own.
 */
export interface OrderFacts {
  order: Order;
  /** The shared columns. */
  set: Updateable<BookingsTable>;
}

export interface Compared {
  booking: BookingRecord;
  detail: object;
  /** Null where the supplier no longer knows the order. */
  order: Order | null;
  /** The last ended operation: an order may exist although its operation was settled as refused. */
  last: Pick<OperationRecord, 'kind' | 'state'> | undefined;
  now: Date;
}
