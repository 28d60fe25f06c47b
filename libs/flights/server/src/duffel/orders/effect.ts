import type { SupplierRequest } from '@traveldesk/suppliers-server';
import type { CallSupplier, UsableAnswer } from '../../call/call-supplier';
import { CallAbandoned, SupplierFault } from '../../call/fault';
import type { OrderPurpose } from '../../call/supplier-calls.table';
import type { Misfit } from '../../orders/fits';
import { maskedSaid } from '../../orders/masked-exchange';
import { done, inDoubt, refused, type Outcome } from '../../orders/outcome';
import { masked } from '../masked';
import { dataOf } from '../offer-texts';
import { id, Unreadable, type Json } from '../read';
import { refusalIn, type Words } from './refusals';
import { settlesWithinMs } from './settles';

/** What a success says of itself. `pending`: it is not done yet; `failed`: it was not, and will not be. */
export type Progress = 'done' | 'pending' | 'failed';

export interface Effect<Result> {
  request: SupplierRequest;
  purpose: OrderPurpose;
  /** Reads a success; throws Unreadable. */
  read(data: Json): Result;
  /** What of it is not what was asked for. */
  misfits(result: Result): readonly Misfit[];
  progress?(data: Json): Progress;
  words?: Words;
}

/** Sends what has an effect, once, and says which of the three came of it (SECURITY 12). Never throws. */
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

/** What the supplier calls it, as far as anything of the answer can be read. */
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

/** Reasons that a whole answer gives; with the others its head may have come, and not its body. */
const answered: ReadonlySet<SupplierFault['reason']> = new Set([
  'error',
  'not_authorised',
  'not_found',
  'rate_limited',
  'rejected',
  'redirected',
]);
