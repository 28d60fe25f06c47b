import type { BookingFlag, BookingState } from '@traveldesk/bookings-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { Cancellation, Change } from './outcome';

/** An order as its supplier told it last, as far as the engine reads it. The product's own orders say more. */
export interface Order {
  ref: string;
  /** The reference that people use (PNR); null while there is none. */
  booking_reference: string | null;
  /** The documents that were issued for it. */
  documents: readonly { kind: string; number: string }[];
  price: { total: Money; base: Money | null };
  payment: { awaiting: boolean; required_by: string | null };
  /** The actions that its supplier still offers. */
  actions: readonly string[];
  cancellation: Cancellation | null;
  cancelled_at: string | null;
  /** The booking and the attempt that it was made for; null where the supplier does not say. */
  ours: { booking: string; attempt: string } | null;
}

/** The effect of an operation at its supplier. `order` is the order as it was read afterwards; null where it could not be read. */
export type Effect =
  | { kind: 'ordered'; order: Order }
  | { kind: 'paid'; payment: { ref: string } | null; order: Order | null }
  | { kind: 'cancelled'; cancellation: Cancellation; order: Order | null }
  | { kind: 'changed'; change: Change; order: Order | null };

/**
 * The result of looking an operation in doubt up. `absent`: the supplier knows nothing of it, or it is as before; that proves something
 * only once its own time has passed. `misfit`: it is there and differs from the request: a person decides.
 */
export type Found =
  | { found: 'done'; effect: Effect }
  | { found: 'absent' }
  | { found: 'misfit'; what: string; order?: Order };

/** The differences between an order and its booking: the state at the supplier, and what somebody has to know. */
export interface OrderNews {
  to: BookingState;
  /** A key of the histories' texts; null where nothing happened. */
  event: string | null;
  raises: BookingFlag[];
  clears: BookingFlag[];
}
