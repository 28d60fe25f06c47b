import type { Money } from '@traveldesk/shared-contract';

/** The parameters of an operation beyond those of the booking; stored as JSON. */
export interface OperationRequest {
  /** The amount to pay at the supplier, in its currency. */
  price?: Money;
  /** The amount that the wallet pays, in the booking's currency. */
  pays?: Money;
  /** The quote that the operation confirms. */
  quote_id?: string;
  /** The payment of the operation, where it is not the booking's first payment. */
  payment_id?: string;
}
