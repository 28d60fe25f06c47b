import {
  CallAbandoned,
  type CallSupplier,
  type OrderPurpose,
  SupplierFault,
  type SupplierRequest,
  type UsableAnswer,
} from '@traveldesk/suppliers-server';
import { dataOf } from '@traveldesk/suppliers-server/duffel';
import type { Misfit } from '../../orders/fits';
import { maskedSaid } from '../../orders/masked-exchange';
import { done, inDoubt, refused, type Outcome } from '../../orders/outcome';
import { masked } from '../masked';
import { id, Unreadable, type Json } from '../read';
import { refusalIn, type Words } from './refusals';
import { settlesWithinMs } from './settles';

/** The state that a success reports. `pending`: not done yet; `failed`: not done, and never will be. */
export type Progress = 'done' | 'pending' | 'failed';

export interface Effect<Result> {
  request: SupplierRequest;
  purpose: OrderPurpose;
  /** Reads a success. Throws Unreadable. */
  read(data: Json): Result;
  /** Returns the parts of the result that differ from the request. */
  misfits(result: Result): readonly Misfit[];
  progress?(data: Json): Progress;
  words?: Words;
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
  { request, words }: Pick<Effect<Result>, 'request' | 'words'>,
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
  const refusal = refusalIn(status, error.said, words);
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
