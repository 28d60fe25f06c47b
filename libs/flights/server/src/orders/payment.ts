import type { Money } from '@traveldesk/shared-contract';

/** The payment of a hold. */
export interface OrderPayment {
  ref: string;
  /** Null if the supplier does not repeat it. */
  order_ref: string | null;
  amount: Money;
  created_at: string;
}
