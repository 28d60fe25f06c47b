import { CallAbandoned, type CallSupplier, SupplierFault } from '@traveldesk/suppliers-server';
import { callsFor, type CallsFor } from '../call/calls-for';
import type { FlightTools } from '../flights.tools';
import type { OrderAdapter } from './order-adapter';
import { refused, type DoubtCause, type Outcome } from './outcome';

/**
 * The supplier, company and attempt that calls about orders are made for. `signal` belongs to the work, not to the waiting client: an order
 * continues after a page is closed.
 */
export type AtSupplier = Omit<CallsFor, 'kind'>;

type Run<Result> = (orders: OrderAdapter, call: CallSupplier) => Promise<Result>;

/**
 * Makes one call with an effect, with the current credentials, and returns its outcome, which counts for the supplier's health in the gate
 * of orders. Failures of a supplier or its settings never throw; other errors, such as a lost database, are thrown before anything is sent.
 */
export async function performAt<Result>(
  tools: FlightTools,
  at: AtSupplier,
  run: Run<Outcome<Result>>,
): Promise<Outcome<Result>> {
  let calls: Awaited<ReturnType<typeof callsFor>>;
  try {
    calls = await callsFor(tools, { ...at, kind: 'order' });
  } catch (error) {
    // Without a token or a protocol nothing is sent.
    if (error instanceof SupplierFault) return refused('not_sent', { reason: error.reason });
    throw error;
  }
  const { call, orders, settle } = calls;
  const outcome = await run(orders, call);
  settle(outcome.outcome === 'in_doubt' ? readings[outcome.cause] : 'ok');
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
export async function askAt<Result>(tools: FlightTools, at: AtSupplier, run: Run<Result>): Promise<Result> {
  const { call, orders, settle } = await callsFor(tools, { ...at, kind: 'order' });
  try {
    const answer = await run(orders, call);
    settle('ok');
    return answer;
  } catch (error) {
    settle(error instanceof SupplierFault ? error.reason : 'unread');
    throw error;
  }
}

/** Whether an error means that the supplier gave no usable answer, rather than an internal error. */
export function isUnanswered(error: unknown): error is SupplierFault | CallAbandoned {
  return error instanceof SupplierFault || error instanceof CallAbandoned;
}
