import type { SupplierFailure } from '@traveldesk/flights-contract';
import type { Said } from '../call/said';
import type { Misfit } from './fits';

/**
 * Why a supplier did nothing.
 *
 * - `not_sent`: the request never left; `reason` says why.
 * - `offer_gone`, `offer_expired`, `services_gone`, `not_holdable`: what was ordered is not sold, or not like this.
 * - `price_changed`: what was paid is not what it costs now; `wrong_currency` the same of its currency.
 * - `insufficient_balance`, `payment_failed`: the money.
 * - `invalid_field`: what was sent is not taken; `field` names it where the supplier does.
 * - `too_late`: the deadline of the payment is over. `quote_expired`, `quote_superseded`: that of a quote, or a newer one counts.
 * - `cancelled`, `not_cancellable`, `not_changeable`, `not_ready`: the order's state does not let it.
 * - `not_found`, `not_authorised`, `rate_limited`: the thing, the token, the number of calls.
 * - `not_created`: the airline did not make the order, and the supplier vouches for it.
 * - `not_supported`: this supplier cannot do it at all. `other`: refused in words that are not known here.
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
 * Why nobody knows whether a supplier did it (SECURITY 12).
 *
 * - `unanswered`: it was sent, and no whole answer came in time, or nobody waited for it.
 * - `error`: an answer that says neither: 5xx, 3xx, or a refusal that is not in the protocol's words.
 * - `accepted`: 202, or an answer that says “pending”: it comes later, or never.
 * - `unreadable`: a success whose body is not what the protocol says.
 * - `misfit`: a success that is not what was asked for; `misfits` names what differs, `seen` is what came.
 * - `already_done`: it says that this was done before: by somebody else, or by this very request, sent on twice by something
 *   between us. A look-up tells which, at once.
 * - `internal`: a defect of this program came between; `thrown` is it.
 */
export type DoubtCause =
  | 'unanswered'
  | 'error'
  | 'accepted'
  | 'unreadable'
  | 'misfit'
  | 'already_done'
  | 'internal';

/** What of a request was refused: of which traveller (their index), which service, or the payment. */
export interface RefusedField {
  of: 'traveller' | 'service' | 'payment' | 'order';
  /** The index in what was sent; null where the supplier does not say, or there is only one. */
  at: number | null;
  /** The field as `NewOrder` calls it, else as the supplier does. */
  name: string | null;
}

export interface Done<Result> {
  outcome: 'done';
  result: Result;
}

export interface Refused {
  outcome: 'refused';
  cause: RefusalCause;
  field: RefusedField | null;
  /** What became of the call, where that is more than a refusal. */
  reason: SupplierFailure | 'abandoned' | null;
  /** When to try again at the earliest, in UTC, where that is known. */
  until: string | null;
  /** In the supplier's words: for staff, never for a company's users. */
  said: Said | null;
}

export interface InDoubt<Result> {
  outcome: 'in_doubt';
  cause: DoubtCause;
  misfits: readonly Misfit[];
  /** What came, where it could be read. */
  seen: Result | null;
  /** What the supplier calls it, where it says so: an accepted payment's id, say. */
  ref: string | null;
  reason: SupplierFailure | 'abandoned' | null;
  status: number | null;
  said: Said | null;
  /** So long after the call its absence proves nothing: milliseconds, by the supplier's own word or our judgement. */
  settlesWithinMs: number;
  /** For the log: a defect, and no word of the supplier. */
  thrown?: unknown;
}

/**
 * What came of a call that books, pays, cancels or changes (SECURITY 12). In doubt is neither: it is never sent again, and never
 * counted as failed, before a look-up, a webhook or a person has settled it.
 */
export type Outcome<Result> = Done<Result> | Refused | InDoubt<Result>;

/** What came of a call that asks for a quote: it books nothing, so where it fails otherwise, a SupplierFault is thrown. */
export type Quoted<Result> = Done<Result> | Refused;

export function done<Result>(result: Result): Done<Result> {
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
