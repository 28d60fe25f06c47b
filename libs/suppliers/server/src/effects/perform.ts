import type { SupplierCalls } from '../call/calls-of';
import { CallAbandoned, SupplierFault } from '../call/fault';
import { refused, type DoubtCause, type Outcome } from './outcome';

/**
 * Makes one call with an effect, with the calls that `open` returns, and returns its outcome, which counts for the supplier's health in the
 * gate of orders. Failures of a supplier or its settings never throw; other errors, such as a lost database, are thrown before anything is
 * sent.
 */
export async function performWith<Calls extends SupplierCalls, Result>(
  open: () => Promise<Calls>,
  run: (calls: Calls) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  let calls: Calls;
  try {
    calls = await open();
  } catch (error) {
    // Without a token or a protocol nothing is sent.
    if (error instanceof SupplierFault) return refused('not_sent', { reason: error.reason });
    throw error;
  }
  const outcome = await run(calls);
  calls.settle(outcome.outcome === 'in_doubt' ? readings[outcome.cause] : 'ok');
  return outcome;
}

/** The result of reading the answer, by the cause of doubt; it counts for the supplier's health. */
const readings = {
  unanswered: 'unread',
  error: 'ok',
  accepted: 'ok',
  unreadable: 'malformed',
  misfit: 'impossible',
  already_done: 'ok',
  internal: 'unread',
} as const satisfies Record<DoubtCause, unknown>;

/**
 * Makes a call without side effects: a quote, a look-up or a list. Throws a SupplierFault or CallAbandoned if there is no usable answer.
 */
export async function askWith<Calls extends SupplierCalls, Result>(
  open: () => Promise<Calls>,
  run: (calls: Calls) => Promise<Result>,
): Promise<Result> {
  const calls = await open();
  try {
    const answer = await run(calls);
    calls.settle('ok');
    return answer;
  } catch (error) {
    calls.settle(error instanceof SupplierFault ? error.reason : 'unread');
    throw error;
  }
}

/** Whether an error means that the supplier gave no usable answer, rather than an internal error. */
export function isUnanswered(error: unknown): error is SupplierFault | CallAbandoned {
  return error instanceof SupplierFault || error instanceof CallAbandoned;
}
