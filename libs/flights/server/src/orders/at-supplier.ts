import type { CallSupplier } from '../call/call-supplier';
import { callsFor, type CallsFor } from '../call/calls-for';
import { CallAbandoned, SupplierFault } from '../call/fault';
import type { FlightTools } from '../flights.tools';
import type { OrderAdapter } from './order-adapter';
import { refused, type DoubtCause, type Outcome } from './outcome';

/**
 * Where, for whom and for which attempt a supplier is called about orders. `signal` is of the work, never of whoever waits for it: an
 * order goes on when a page is closed.
 */
export type AtSupplier = Omit<CallsFor, 'kind'>;

type Run<Result> = (orders: OrderAdapter, call: CallSupplier) => Promise<Result>;

/**
 * One call with an effect, by the credentials that are in force, and what came of it; it counts for the supplier's health, in the gate
 * of orders. Never throws for what a supplier, or its settings, can do; what it throws, as where the database is lost, it throws before
 * anything is sent.
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
    // Without a token, or a protocol, nothing is sent.
    if (error instanceof SupplierFault) return refused('not_sent', { reason: error.reason });
    throw error;
  }
  const { call, orders, settle } = calls;
  const outcome = await run(orders, call);
  settle(outcome.outcome === 'in_doubt' ? readings[outcome.cause] : 'ok');
  return outcome;
}

/** What a doubt says of the supplier's health, where its answer was read at all. */
const readings = {
  unanswered: 'unread',
  error: 'ok',
  accepted: 'ok',
  unreadable: 'malformed',
  misfit: 'impossible',
  already_done: 'ok',
  internal: 'unread',
} as const satisfies Record<DoubtCause, unknown>;

/** One question that has no effect: a quote, a look-up, a list. Throws a SupplierFault, or CallAbandoned, where it is not answered. */
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

/** Whether an error says that a supplier did not answer, rather than that something here is broken. */
export function isUnanswered(error: unknown): error is SupplierFault | CallAbandoned {
  return error instanceof SupplierFault || error instanceof CallAbandoned;
}
