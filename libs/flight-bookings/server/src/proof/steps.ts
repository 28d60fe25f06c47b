import type { Gate } from '../testing/gate.fake';

/** The operations on a booking at its supplier, each with its request. */
export type Step = 'hold' | 'instant' | 'pay_hold' | 'cancel_hold' | 'void' | 'refund' | 'change';

/** The author of a booking's requests; returns the booking's id. */
export interface Desk {
  book(mode: 'hold' | 'pay'): Promise<string>;
  pay(id: string): Promise<void>;
  letGo(id: string): Promise<void>;
  /** Requests a quote for a refund or for other flights. Returns the quote's id. */
  quote(id: string, kind: 'cancellation' | 'change'): Promise<string>;
  confirm(id: string, kind: 'void' | 'refund' | 'change', quote: string): Promise<void>;
  /** Waits until none of its operations is running in this process. */
  settled(id: string): Promise<unknown>;
}

/** A booking for the step, and the quote to confirm if the step takes one. */
export interface Prepared {
  id: string;
  quote: string;
}

/** The training supplier, whose knobs are set. */
interface Turned {
  turn(knobs: Record<string, unknown>): Promise<void>;
}

interface StepOf {
  method: 'POST';
  path: RegExp;
  knob: 'order_outcome' | 'payment_outcome' | 'cancellation_outcome' | 'change_outcome';
  /** The knobs that the training supplier needs before anything is prepared. */
  turned?: { void_hours: number };
  /** Creates what the step needs; null where it starts with a booking. */
  prepare(desk: Desk): Promise<Prepared | null>;
  /** Sends the intent. */
  begin(desk: Desk, prepared: Prepared | null): Promise<string>;
}

const order = { method: 'POST', path: /^\/air\/orders$/, knob: 'order_outcome' } as const;
const cancellation = {
  method: 'POST',
  path: /^\/air\/order_cancellations\/[^/]+\/actions\/confirm$/,
  knob: 'cancellation_outcome',
} as const;

async function booked(desk: Desk, mode: 'hold' | 'pay'): Promise<Prepared> {
  const id = await desk.book(mode);
  await desk.settled(id);
  return { id, quote: '' };
}

async function quoted(desk: Desk, kind: 'cancellation' | 'change'): Promise<Prepared> {
  const { id } = await booked(desk, 'pay');
  return { id, quote: await desk.quote(id, kind) };
}

type Doing = (desk: Desk, prepared: Prepared) => Promise<void>;

/** Runs the step with what was prepared, and returns the booking's id. */
const toBooking =
  (does: Doing): StepOf['begin'] =>
  async (desk, prepared) => {
    if (!prepared) throw new Error('the operation is not prepared');
    await does(desk, prepared);
    return prepared.id;
  };

export const stepOf: Readonly<Record<Step, StepOf>> = {
  hold: { ...order, prepare: async () => null, begin: (desk) => desk.book('hold') },
  instant: { ...order, prepare: async () => null, begin: (desk) => desk.book('pay') },
  pay_hold: {
    method: 'POST',
    path: /^\/air\/payments$/,
    knob: 'payment_outcome',
    prepare: (desk) => booked(desk, 'hold'),
    begin: toBooking((desk, { id }) => desk.pay(id)),
  },
  cancel_hold: {
    ...cancellation,
    prepare: (desk) => booked(desk, 'hold'),
    begin: toBooking((desk, { id }) => desk.letGo(id)),
  },
  void: {
    ...cancellation,
    prepare: (desk) => quoted(desk, 'cancellation'),
    begin: toBooking((desk, { id, quote }) => desk.confirm(id, 'void', quote)),
  },
  refund: {
    ...cancellation,
    turned: { void_hours: 0 },
    prepare: (desk) => quoted(desk, 'cancellation'),
    begin: toBooking((desk, { id, quote }) => desk.confirm(id, 'refund', quote)),
  },
  change: {
    method: 'POST',
    path: /^\/air\/order_changes\/[^/]+\/actions\/confirm$/,
    knob: 'change_outcome',
    prepare: (desk) => quoted(desk, 'change'),
    begin: toBooking((desk, { id, quote }) => desk.confirm(id, 'change', quote)),
  },
};

export const steps = Object.keys(stepOf) as Step[];

/** Prepares a step at a supplier with the knobs that it needs. */
export async function prepared(step: Step, desk: Desk, sandbox: Turned): Promise<Prepared | null> {
  const { turned, prepare } = stepOf[step];
  if (turned) await sandbox.turn(turned);
  return prepare(desk);
}

/** The training supplier before any step and fault. */
export async function resetSupplier(sandbox: Turned): Promise<void> {
  const outcomes = Object.fromEntries(Object.values(stepOf).map(({ knob }) => [knob, 'normal']));
  await sandbox.turn({ ...outcomes, void_hours: null });
}

/** The gate's hook for a step's request. */
export function hookOf(step: Step, hook: Pick<Parameters<Gate['hook']>[0], 'before' | 'after'>) {
  const { method, path } = stepOf[step];
  return { method, path, ...hook };
}
