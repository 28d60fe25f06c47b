import {
  askWith,
  performWith,
  type AtSupplier,
  type CallSupplier,
  type Outcome,
} from '@traveldesk/suppliers-server';
import { callsFor } from '../call/calls-for';
import type { FlightTools } from '../flights.tools';
import type { OrderAdapter } from './order-adapter';

type Run<Result> = (orders: OrderAdapter, call: CallSupplier) => Promise<Result>;

const opened = (tools: FlightTools, at: AtSupplier) => () => callsFor(tools, { ...at, kind: 'order' });

/** Makes one call with an effect, as `performWith` does. */
export function performAt<Result>(
  tools: FlightTools,
  at: AtSupplier,
  run: Run<Outcome<Result>>,
): Promise<Outcome<Result>> {
  return performWith(opened(tools, at), ({ orders, call }) => run(orders, call));
}

/** Makes a call without side effects, as `askWith` does. */
export function askAt<Result>(tools: FlightTools, at: AtSupplier, run: Run<Result>): Promise<Result> {
  return askWith(opened(tools, at), ({ orders, call }) => run(orders, call));
}
