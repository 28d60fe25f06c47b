import type { BookingEventName, BookingFlag, BookingState } from '@traveldesk/bookings-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { Cancellation, Change } from './outcome';

/** An order as last read from its supplier, as far as the engine reads it. The product's own orders have more fields. */
export interface Order {
  ref: string;
  /** The reference that people use (PNR); null while there is none. */
  booking_reference: string | null;
  /** The documents issued for the order. */
  documents: readonly { kind: string; number: string }[];
  /** Null where the supplier does not state it. */
  price: { total: Money; base: Money | null } | null;
  payment: { awaiting: boolean; required_by: string | null };
  /** The actions that the supplier still offers. */
  actions: readonly string[];
  cancellation: Cancellation | null;
  cancelled_at: string | null;
  /** The booking and the attempt that created the order; null where the supplier does not say. */
  ours: { booking: string; attempt: string } | null;
}

/** The effect of an operation at its supplier. `order` is the order as read afterwards; null where it could not be read. */
export type Effect =
  | { kind: 'ordered'; order: Order }
  | { kind: 'paid'; payment: { ref: string } | null; order: Order | null }
  | { kind: 'cancelled'; cancellation: Cancellation; order: Order | null }
  | { kind: 'changed'; change: Change; order: Order | null };

/**
 * The result of looking up an operation in doubt. `absent`: the supplier does not know it, or nothing has changed; this is proof
 * only after the supplier's settling time. `unfinished`: the look-up goes on soon, and proves nothing so far. `misfit`: it exists
 * and differs from the request, so a person decides.
 */
export type Found =
  | { found: 'done'; effect: Effect }
  | { found: 'absent' }
  | { found: 'unfinished' }
  | { found: 'misfit'; what: string; order?: Order };

/** The differences between an order and its booking: the state at the supplier, and flags for staff. */
export interface OrderNews {
  to: BookingState;
  /** Null where nothing happened. */
  event: BookingEventName | null;
  raises: BookingFlag[];
  clears: BookingFlag[];
}
