import type { CallSupplier, UsableAnswer } from '../call/calls-of';
import { CallAbandoned, SupplierFault } from '../call/fault';
import type { StoredRefusal } from '../call/said';
import type { OrderPurpose } from '../call/supplier-calls.table';
import type { SupplierRequest } from '../call/supplier-request';
import { maskedSaid } from '../effects/masked-exchange';
import {
  done,
  inDoubt,
  refused,
  type Outcome,
  type RefusalCause,
  type RefusedField,
} from '../effects/outcome';
import type { MaskedFields } from '../protocols';
import { dataOf, id, Unreadable, type Json } from './read';
import { settlesWithinMs } from './settles';

/** The meaning of a supplier's refusal for one call; `already_done` is a doubt, not a refusal (`DoubtCause`). */
export type Meaning = RefusalCause | 'already_done';

/** How the answers of a product's calls are read. */
export interface Reading {
  masked: MaskedFields;
  /** Returns why a failed request had no effect, and which field is to blame; null if the answer does not prove that it had none. */
  refusalIn(
    status: number,
    said: StoredRefusal | null,
  ): { cause: Meaning; field: RefusedField | null } | null;
}

/** The state that a success reports. `pending`: not done yet; `failed`: not done, and never will be. */
export type Progress = 'done' | 'pending' | 'failed';

export interface Effect<Result> extends Reading {
  request: SupplierRequest;
  purpose: OrderPurpose;
  /** Reads a success. Throws Unreadable. */
  read(data: Json): Result;
  /** Returns the parts of the result that differ from the request. */
  misfits(result: Result): readonly string[];
  progress?(data: Json): Progress;
}

/** Sends a request with an effect, once, and returns one of the three outcomes (SECURITY 12). Never throws. */
export async function effectOf<Result>(call: CallSupplier, effect: Effect<Result>): Promise<Outcome<Result>> {
  try {
    const { request, purpose } = effect;
    const answer = await call(request, { purpose, repeatable: false });
    return outcomeOf(answer, effect);
  } catch (error) {
    return outcomeOfThrown(error, effect);
  }
}

function outcomeOf<Result>({ status, body }: UsableAnswer, effect: Effect<Result>): Outcome<Result> {
  if (status === 202) {
    return inDoubt('accepted', settlesWithinMs.accepted, { status, ref: refIn(body) });
  }
  const unsettled = settlesWithinMs.unanswered;
  try {
    const data = dataOf(body);
    const progress = effect.progress?.(data) ?? 'done';
    if (progress === 'failed') return refused('payment_failed');
    const seen = effect.read(data);
    const ref = refIn(body);
    if (progress === 'pending') return inDoubt('accepted', settlesWithinMs.accepted, { status, seen, ref });
    const misfits = effect.misfits(seen);
    if (misfits.length > 0) return inDoubt('misfit', unsettled, { status, misfits, seen, ref });
    return done(seen);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return inDoubt('unreadable', unsettled, { status, reason: 'malformed', ref: refIn(body) });
  }
}

/** Returns the supplier's id of the result, even if the rest of the answer is unreadable; otherwise null. */
function refIn(body: string): string | null {
  try {
    return id(dataOf(body).id, 'id');
  } catch {
    return null;
  }
}

function outcomeOfThrown<Result>(
  error: unknown,
  { request, masked, refusalIn }: Pick<Effect<Result>, 'request' | keyof Reading>,
): Outcome<Result> {
  const unsettled = settlesWithinMs.unanswered;
  if (error instanceof CallAbandoned) {
    const reason = 'abandoned';
    return error.reached === 'no'
      ? refused('not_sent', { reason })
      : inDoubt('unanswered', unsettled, { reason });
  }
  if (!(error instanceof SupplierFault)) return inDoubt('internal', unsettled, { thrown: error });
  const { reason, status } = error;
  const said = maskedSaid(masked, error.said, request);
  const until = error.until?.toISOString() ?? null;
  if (error.reached === 'no') return refused('not_sent', { reason, until });
  if (status === null || !answered.has(reason)) return inDoubt('unanswered', unsettled, { reason, status });
  const refusal = refusalIn(status, error.said);
  if (!refusal) return inDoubt('error', unsettled, { reason, status, said });
  if (refusal.cause === 'already_done') return inDoubt('already_done', unsettled, { reason, status, said });
  return refused(refusal.cause, { field: refusal.field, reason, until, said });
}

/** Failures that follow from a complete answer. With the others, headers may have arrived without the body. */
const answered: ReadonlySet<SupplierFault['reason']> = new Set([
  'error',
  'not_authorised',
  'not_found',
  'rate_limited',
  'rejected',
  'redirected',
]);
