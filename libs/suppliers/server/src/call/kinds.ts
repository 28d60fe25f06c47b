import { createLimits, type AccountLimits, type LimitsByKind } from './account-limits';
import { createBreaker, type Breaker } from './breaker';
import { createSlots, type Slots } from './slots';

/** The kind of a call. Searches and offer reviews may fail or wait; an order carries a traveler's booking and money. */
export type CallKind = 'search' | 'order';

/** The state of a supplier for one kind of call, in one process; not shared between processes (see docs/adr/0118). */
export interface SupplierGate {
  breaker: Breaker;
  slots: Slots;
  /** Shared with all suppliers of the same account. */
  limits: AccountLimits;
}

/** Returns the gate of a supplier, by its id, for one kind of call, so that one kind never blocks another (docs/adr/0060). */
export type GateOf = (supplierId: string, kind: CallKind) => SupplierGate;

/** `limits` belong to accounts, so they are shared; each supplier has its own breaker and slots. */
export function createGates(limits: LimitsByKind = createLimits()): GateOf {
  const gates = new Map<string, SupplierGate>();
  return (supplierId, kind) => {
    const key = `${kind} ${supplierId}`;
    const gate = gates.get(key) ?? { breaker: createBreaker(), slots: createSlots(), limits: limits[kind] };
    gates.set(key, gate);
    return gate;
  };
}

export interface KindLimits {
  /** For the whole call. */
  timeoutMs: number;
  concurrency: number;
  /** How long a call waits for a free slot. */
  patienceMs: number;
}

/** Each order is started by a person, so more concurrent orders than this indicate a mistake; further orders queue. */
export const orderConcurrency = 20;

/** A person waits at the screen: an early "not sent" is better than a late order. */
const orderPatienceMs = 10_000;

/** Returns the limits of a kind of call: from the supplier's row for searches, from the protocol's timeout for orders. */
export function limitsOf(
  kind: CallKind,
  {
    timeoutMs,
    concurrency,
    orderTimeoutMs,
  }: Pick<KindLimits, 'timeoutMs' | 'concurrency'> & { orderTimeoutMs: number },
): KindLimits {
  // A call that waited for a slot for a whole timeout fails as busy.
  if (kind === 'search') return { timeoutMs, concurrency, patienceMs: timeoutMs };
  return { timeoutMs: orderTimeoutMs, concurrency: orderConcurrency, patienceMs: orderPatienceMs };
}
