/** The kinds of supplier events; `other` is one unknown to the product. */
export type SupplierEventKind =
  | 'order_created'
  | 'order_failed'
  | 'order_changed'
  | 'airline_changed'
  | 'cancellation_quoted'
  | 'cancellation_confirmed'
  | 'payment_succeeded'
  | 'payment_failed'
  | 'payment_pending'
  | 'payment_cancelled'
  | 'credit_created'
  | 'credit_spent'
  | 'credit_ended'
  | 'ping'
  | 'other';

/**
 * An event of a supplier. It may arrive twice, late, before the answer to its own request, or for an unknown order; so it only triggers a
 * look-up, and its content is never trusted.
 */
export interface SupplierEvent {
  /** The event's id; equal if the event is delivered again. */
  id: string;
  kind: SupplierEventKind;
  /** The supplier's name for the event's kind. */
  type: string;
  /** Together with `kind`, equal for the same occurrence even if it is reported as two events. */
  key: string | null;
  training: boolean;
  at: string;
  order_ref: string | null;
  offer_ref: string | null;
  /** The id of the payment, cancellation, change or credit. */
  ref: string | null;
  booking_reference: string | null;
  /** The supplier's code of a failure. */
  code: string | null;
}
