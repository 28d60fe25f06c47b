import type { OrderSlice } from './order-slice';

export type AirlineChangeAction = 'accepted' | 'cancelled' | 'changed';

/**
 * What an airline has changed by itself (TRAVEL-RULES 20). `removed` are the trips as they were, `added` as they are to be; none
 * for a flight that is cancelled. `action` is what was done about it, null while nothing was.
 */
export interface AirlineChange {
  ref: string;
  order_ref: string;
  removed: OrderSlice[];
  added: OrderSlice[];
  action: AirlineChangeAction | null;
  action_at: string | null;
  /** What the supplier can do about it; `note`: it only writes down what was done elsewhere. */
  actions: ('accept' | 'cancel' | 'change' | 'note')[];
  /** The supplier's own people see to it, and it takes its time. */
  with_agent: boolean;
  detected_at: string;
}
