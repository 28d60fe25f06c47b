import type { Money } from '@traveldesk/shared-contract';

/** What was paid for a held order. */
export interface OrderPayment {
  ref: string;
  /** Null where the supplier does not say it back. */
  order_ref: string | null;
  amount: Money;
  created_at: string;
}
