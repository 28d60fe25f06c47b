import type { Gate } from '../testing/gate.fake';

/** What is done to a booking at its supplier, and by which call. */
export type Step = 'hold' | 'instant' | 'pay_hold' | 'cancel_hold' | 'void' | 'refund' | 'change';

/** Who makes the calls of a booking; answers its id. */
export interface Desk {
  book(mode: 'hold' | 'pay'): Promise<string>;
  pay(id: string): Promise<void>;
  letGo(id: string): Promise<void>;
  /** Asks what giving tickets back brings, or what other flights cost. Answers the quote's id. */
  quote(id: string, kind: 'cancellation' | 'change'): Promise<string>;
  confirm(id: string, kind: 'void' | 'refund' | 'change', quote: string): Promise<void>;
  /** Waits until nothing of it is under way in this process. */
  settled(id: string): Promise<unknown>;
}

/** A booking with which something is to be done, and the quote that is to be confirmed, where it takes one. */
export interface Prepared {
  id: string;
  quote: string;
}

/** The training supplier, whose knobs are turned. */
interface Turned {
  turn(knobs: Record<string, unknown>): Promise<void>;
}

interface StepOf {
  method: 'POST';
  path: RegExp;
  knob: 'order_outcome' | 'payment_outcome' | 'cancellation_outcome' | 'change_outcome';
  /** How the training supplier has to be turned before anything is prepared. */
  turned?: { void_hours: number };
  /** What has to be there first; null where it begins with a booking. */
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

/** Does it with what was prepared, and answers the booking's id. */
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

/** Prepares a step at a supplier that is turned as it needs it. */
export async function prepared(step: Step, desk: Desk, sandbox: Turned): Promise<Prepared | null> {
  const { turned, prepare } = stepOf[step];
  if (turned) await sandbox.turn(turned);
  return prepare(desk);
}

/** The training supplier as it was before any step and fault. */
export async function turnBack(sandbox: Turned): Promise<void> {
  const outcomes = Object.fromEntries(Object.values(stepOf).map(({ knob }) => [knob, 'normal']));
  await sandbox.turn({ ...outcomes, void_hours: null });
}

/** The gate's hook of a step's call. */
export function hookOf(step: Step, hook: Pick<Parameters<Gate['hook']>[0], 'before' | 'after'>) {
  const { method, path } = stepOf[step];
  return { method, path, ...hook };
}
