import type { RefundInput } from '@traveldesk/markups-server';
import type { Money } from '@traveldesk/shared-contract';

/** The supplier's errors, shown to staff only. */
export interface SupplierErrors {
  errors: readonly { code: string | null; title: string | null }[];
}

/** The field that a supplier refused: of a traveler (by index), a service or the payment. */
export interface RefusedField {
  of: 'traveller' | 'service' | 'payment' | 'order';
  at: number | null;
  /** The field's name in the product's order, otherwise the supplier's name. */
  name: string | null;
}

interface DoneOutcome<Result> {
  outcome: 'done';
  result: Result;
}

/** The supplier did nothing. `cause` is a key of the screens' texts. */
export interface Refused {
  outcome: 'refused';
  cause: string;
  field: RefusedField | null;
  said: SupplierErrors | null;
}

/** The supplier may or may not have done it. `seen` is the answer, where it could be read. */
export interface InDoubt<Result> {
  outcome: 'in_doubt';
  cause: string;
  /** The differences between the answer and the request: keys of the texts below `differs`. */
  misfits: readonly string[];
  seen: Result | null;
  /** The supplier's id of the requested object, if stated. */
  ref: string | null;
  said: SupplierErrors | null;
  /** Milliseconds after the call from which absence is proof. */
  settlesWithinMs: number;
  /** A defect of this program, for the log. */
  thrown?: unknown;
}

/** The outcome of a call that books, pays, cancels or changes (SECURITY 12). One in doubt is never sent again. */
export type Outcome<Result> = DoneOutcome<Result> | Refused | InDoubt<Result>;

/** The outcome of a call that asks for a quote and books nothing. */
export type Quoted<Result> = DoneOutcome<Result> | Refused;

/** The target of a refund; `airline_credit` and `voucher` do not reach a wallet. */
export type RefundTarget =
  | 'balance'
  | 'settlement'
  | 'card'
  | 'voucher'
  | 'airline_credit'
  | 'unpaid'
  | 'original';

/** A credit given instead of money. */
export interface Credit {
  name: string | null;
  value: Money;
}

/** The price of a cancellation: a quote until `confirmed_at` is set. `refund` is null where not even the supplier knows it. */
export interface Cancellation {
  ref: string;
  order_ref: string;
  refund: Money | null;
  refund_to: RefundTarget;
  credits: Credit[];
  expires_at: string | null;
  confirmed_at: string | null;
}

/** The price of a change. A negative `due` is refunded to `refund_to`. Fields are null where the supplier does not say. */
export interface ChangePrice {
  due: Money | null;
  penalty: Money | null;
  total: Money | null;
  refund_to: RefundTarget | null;
}

/** A chosen change: a quote until `confirmed_at` is set. The product adds the flights or items that change. */
export interface Change extends ChangePrice {
  ref: string;
  order_ref: string;
  expires_at: string | null;
  confirmed_at: string | null;
}

/** A change that the supplier carried out, as it was quoted. */
export interface MadeChange {
  id: string;
  change: Change;
  at: Date;
}

/** The refund of a cancellation by the agreed terms. */
export interface AgreedReturn {
  /** The supplier's refund, in its currency. */
  refund: Money;
  /** The same as the inputs of the refund to the wallet. */
  returning: RefundInput;
  /** The end of its tier, and the amount that the supplier may still claim from the customer. */
  until: string | null;
  claim: Money | null;
}
