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
  /** For a cancellation by agreed terms: the tier as it was shown; `back` is null where the terms are unknown. */
  shown?: { back: Money | null; until: string | null; claim: Money | null };
  /** The supplier's refund by the agreed terms, which no quote names. */
  returned?: Money;
}
