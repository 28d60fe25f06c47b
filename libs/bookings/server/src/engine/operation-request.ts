import type { Money } from '@traveldesk/shared-contract';

/** What an operation asks of the supplier, beside what the booking says; kept as JSON. */
export interface OperationRequest {
  /** What is to be paid at the supplier, in its currency. */
  price?: Money;
  /** What the wallet pays, in the booking's currency. */
  pays?: Money;
  /** The quote that is confirmed. */
  quote_id?: string;
  /** The payment that was taken for it, where it is another than the booking's first. */
  payment_id?: string;
}
