import type { Money } from '@traveldesk/shared-contract';

/**
 * The target of a refund. `airline_credit` and `voucher` are not credited to a wallet; `unpaid`: nothing was paid, so nothing is refunded;
 * `original`: the original form of payment, not specified further.
 */
export type RefundTarget =
  | 'balance'
  | 'settlement'
  | 'card'
  | 'voucher'
  | 'airline_credit'
  | 'unpaid'
  | 'original';

/** A credit that an airline gives instead of money, for one traveler and that airline only. Its redemption code is left out. */
export interface AirlineCredit {
  ref: string;
  name: string | null;
  value: Money;
  traveller: string | null;
}

/**
 * A cancellation of an order: a quote until `confirmed_at` is set. `refund` is null if the supplier does not know it. Only the latest quote
 * of an order can be confirmed, and only before `expires_at`.
 */
export interface Cancellation {
  ref: string;
  order_ref: string;
  refund: Money | null;
  refund_to: RefundTarget;
  credits: AirlineCredit[];
  created_at: string;
  expires_at: string | null;
  confirmed_at: string | null;
}
