import type { OrderSlice } from './order-slice';

export type AirlineChangeAction = 'accepted' | 'cancelled' | 'changed';

/**
 * A schedule change by an airline (TRAVEL-RULES 20). `removed` are the old trips and `added` the new ones, empty for a canceled flight.
 * `action` is the response so far, null for none.
 */
export interface AirlineChange {
  ref: string;
  order_ref: string;
  removed: OrderSlice[];
  added: OrderSlice[];
  action: AirlineChangeAction | null;
  action_at: string | null;
  /** Actions that the supplier supports; `note` only records an action taken elsewhere. */
  actions: ('accept' | 'cancel' | 'change' | 'note')[];
  /** The supplier's agents handle the change, which takes time. */
  with_agent: boolean;
  detected_at: string;
}
