import type { Updateable } from 'kysely';
import type { BookingRecord, BookingsTable, OperationRecord } from '../bookings.tables';
import type { Order } from './order';

/**
 * The values that a booking takes over from its order. The product works them out before the transaction that writes them, and adds its
 * own to them.
 */
export interface OrderFacts {
  order: Order;
  /** Those of the shared columns. */
  set: Updateable<BookingsTable>;
}

export interface Compared {
  booking: BookingRecord;
  detail: object;
  /** Null where the supplier does not know it any more. */
  order: Order | null;
  /** The last operation that is over: what was given up may be what is there now. */
  last: Pick<OperationRecord, 'kind' | 'state'> | undefined;
  now: Date;
}
