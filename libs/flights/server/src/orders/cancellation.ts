import type { Money } from '@traveldesk/shared-contract';

/**
 * Where money goes back to. `airline_credit` and `voucher` are no money of a wallet; `unpaid`: nothing was paid, so nothing
 * comes back; `original`: to what it was paid with, where the supplier says no more.
 */
export type RefundTarget =
  | 'balance'
  | 'settlement'
  | 'card'
  | 'voucher'
  | 'airline_credit'
  | 'unpaid'
  | 'original';

/** What an airline gives instead of money: for one traveller, at that airline. The code it is redeemed by is not in it. */
export interface AirlineCredit {
  ref: string;
  name: string | null;
  value: Money;
  traveller: string | null;
}

/**
 * What giving an order back brings: a quote until `confirmed_at` is there. `refund` is null where not even the supplier knows.
 * Only an order's latest quote can be confirmed, before `expires_at`.
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
