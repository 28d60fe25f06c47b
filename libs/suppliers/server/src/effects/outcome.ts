import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import type { StoredRefusal } from '../call/said';

/**
 * Reasons why a supplier did not carry out a request.
 * - `not_sent`: the request was never sent; `reason` says why.
 * - `offer_gone`, `offer_expired`, `services_gone`, `not_holdable`: the offer or service is not sold, or not in this way.
 * - `price_changed`: the paid amount differs from the current price; `wrong_currency`: its currency differs.
 * - `insufficient_balance`, `payment_failed`: the payment failed.
 * - `invalid_field`: a value was rejected; `field` names it if the supplier does.
 * - `too_late`: the payment deadline is over. `quote_expired`, `quote_superseded`: the quote expired, or a newer one replaced it.
 * - `cancelled`, `not_cancellable`, `not_changeable`, `not_ready`: the order's state does not allow it.
 * - `not_found`, `not_authorised`, `rate_limited`: unknown id, refused token, too many calls.
 * - `not_created`: the airline did not create the order, and the supplier guarantees it.
 * - `not_supported`: the supplier does not support the action. `other`: a refusal with an unknown code.
 */
export type RefusalCause =
  | 'not_sent'
  | 'offer_gone'
  | 'offer_expired'
  | 'services_gone'
  | 'not_holdable'
  | 'price_changed'
  | 'wrong_currency'
  | 'insufficient_balance'
  | 'payment_failed'
  | 'invalid_field'
  | 'too_late'
  | 'quote_expired'
  | 'quote_superseded'
  | 'cancelled'
  | 'not_cancellable'
  | 'not_changeable'
  | 'not_ready'
  | 'not_found'
  | 'not_authorised'
  | 'rate_limited'
  | 'not_created'
  | 'not_supported'
  | 'other';

/**
 * Reasons why it is unknown whether a supplier carried out a request (SECURITY 12).
 * - `unanswered`: no complete answer arrived in time, or the caller stopped waiting.
 * - `error`: the answer shows neither: 5xx, 3xx, or a refusal outside the protocol.
 * - `accepted`: 202, or a “pending” answer: the effect comes later, or never.
 * - `unreadable`: a success whose body does not follow the protocol.
 * - `misfit`: a success that differs from the request; `misfits` names the differences, `seen` is the result.
 * - `already_done`: it was done before: by somebody else, or by this request if a proxy repeated it. A look-up finds out which.
 * - `internal`: a defect of this program; `thrown` is the error.
 */
export type DoubtCause =
  | 'unanswered'
  | 'error'
  | 'accepted'
  | 'unreadable'
  | 'misfit'
  | 'already_done'
  | 'internal';

/** The refused part of a request: a traveler (by index), a service, the payment or the order. */
export interface RefusedField {
  of: 'traveller' | 'service' | 'payment' | 'order';
  /** The index in the request; null if the supplier does not state it, or there is only one. */
  at: number | null;
  /** The product's name of the field; otherwise the supplier's. */
  name: string | null;
}

export interface DoneOutcome<Result> {
  outcome: 'done';
  result: Result;
}

export interface Refused {
  outcome: 'refused';
  cause: RefusalCause;
  field: RefusedField | null;
  /** The failure of the call, if there was one. */
  reason: SupplierFailure | 'abandoned' | null;
  /** The earliest time for another attempt, in UTC, if known. */
  until: string | null;
  /** The supplier's own error: for staff, never for a company's users. */
  said: StoredRefusal | null;
}

export interface InDoubt<Result> {
  outcome: 'in_doubt';
  cause: DoubtCause;
  misfits: readonly string[];
  /** The result in the answer, if it could be read. */
  seen: Result | null;
  /** The supplier's id of the result if it states one, for example of an accepted payment. */
  ref: string | null;
  reason: SupplierFailure | 'abandoned' | null;
  status: number | null;
  said: StoredRefusal | null;
  /** How long after the call its effect may still occur, in milliseconds; from the supplier's documentation or our judgment. */
  settlesWithinMs: number;
  /** An internal error, for the log. */
  thrown?: unknown;
}

/**
 * The outcome of a call that books, pays, cancels or changes (SECURITY 12). A call in doubt is neither repeated nor counted as failed until
 * a look-up, a webhook or a person has settled it.
 */
export type Outcome<Result> = DoneOutcome<Result> | Refused | InDoubt<Result>;

/** The outcome of a request for a quote. It books nothing, so other failures are thrown as a SupplierFault. */
export type Quoted<Result> = DoneOutcome<Result> | Refused;

export function done<Result>(result: Result): DoneOutcome<Result> {
  return { outcome: 'done', result };
}

export function refused(
  cause: RefusalCause,
  more: Partial<Omit<Refused, 'outcome' | 'cause'>> = {},
): Refused {
  return { outcome: 'refused', cause, field: null, reason: null, until: null, said: null, ...more };
}

type MoreOfDoubt<Result> = Partial<Omit<InDoubt<Result>, 'outcome' | 'cause' | 'settlesWithinMs'>>;

export function inDoubt<Result>(
  cause: DoubtCause,
  settlesWithinMs: number,
  more: MoreOfDoubt<Result> = {},
): InDoubt<Result> {
  return {
    outcome: 'in_doubt',
    cause,
    misfits: [],
    seen: null,
    ref: null,
    reason: null,
    status: null,
    said: null,
    settlesWithinMs,
    ...more,
  };
}
