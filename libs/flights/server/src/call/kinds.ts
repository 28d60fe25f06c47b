import { createBreaker, type Breaker } from './breaker';
import { createCallLimits, type CallLimits } from './limits';
import { createSlots, type Slots } from './slots';

/** What a call is about. Searches, reviews of offers too, may fail or wait; an order is somebody's journey and money. */
export type CallKind = 'search' | 'order';

/** What a process knows of a supplier for one kind of call; it is not shared between processes (compare docs/adr/0118). */
export interface SupplierGate {
  breaker: Breaker;
  slots: Slots;
  limits: CallLimits;
}

/** The gates of every supplier, by its id: one for each kind, so that no kind is held up by another (docs/adr/0060). */
export type GateOf = (supplierId: string, kind: CallKind) => SupplierGate;

export function createGates(): GateOf {
  const gates = new Map<string, SupplierGate>();
  return (supplierId, kind) => {
    const key = `${kind} ${supplierId}`;
    const gate = gates.get(key) ?? createGate();
    gates.set(key, gate);
    return gate;
  };
}

function createGate(): SupplierGate {
  return { breaker: createBreaker(), slots: createSlots(), limits: createCallLimits() };
}

export interface KindLimits {
  /** Of the whole call. */
  timeoutMs: number;
  /** Calls at a time. */
  concurrency: number;
  /** How long a call waits for its turn. */
  patienceMs: number;
}

/** Orders come by the hand of a person each: more at a time are a mistake, and go out one after the other. */
export const orderConcurrency = 20;

/** Somebody waits before a screen: to hear soon that nothing was sent is better than a late order. */
const orderPatienceMs = 10_000;

/** The limits of a kind: for searches the supplier's own row says them, for orders the protocol says how long they take. */
export function limitsOf(
  kind: CallKind,
  {
    timeoutMs,
    concurrency,
    orderTimeoutMs,
  }: Pick<KindLimits, 'timeoutMs' | 'concurrency'> & { orderTimeoutMs: number },
): KindLimits {
  // Whoever waits for a turn for as long as a call may take at most is not waiting for the supplier any more.
  if (kind === 'search') return { timeoutMs, concurrency, patienceMs: timeoutMs };
  return { timeoutMs: orderTimeoutMs, concurrency: orderConcurrency, patienceMs: orderPatienceMs };
}
