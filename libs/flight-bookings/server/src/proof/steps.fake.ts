import { hookFor, preparedFor, resetOutcomes, type ProvenStep } from '@traveldesk/bookings-server/testing';
import { changedAt, type Hook, type Sandbox } from '@traveldesk/shared-testing/server';

/** The operations on a booking at its supplier, each with its request. */
export type Step = 'hold' | 'instant' | 'pay_hold' | 'cancel_hold' | 'void' | 'refund' | 'change';

/** The author of a booking's requests; returns the booking's id. */
export interface Desk {
  /** Called just before an intent is sent. */
  beforeIntent(): Promise<void>;
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

interface StepOf extends ProvenStep<Desk, Prepared> {
  knob: 'order_outcome' | 'payment_outcome' | 'cancellation_outcome' | 'change_outcome';
}

/** The fields of a step's answer. */
interface Fields {
  who: string;
  currency: string;
  amount: string;
}

const liesAbout = ({ who, currency, amount }: Fields): StepOf['lies'] => ({
  'another who': (body) => changedAt(body, who, 'ord_0000another'),
  'another currency': (body) => changedAt(body, currency, 'USD'),
  'another amount': (body) => changedAt(body, amount, '1.23'),
});

const order = {
  method: 'POST',
  path: /^\/air\/orders$/,
  knob: 'order_outcome',
  isFirst: true,
  lies: liesAbout({
    who: 'data.passengers.0.given_name',
    currency: 'data.total_currency',
    amount: 'data.total_amount',
  }),
} as const;
const cancellation = {
  method: 'POST',
  path: /^\/air\/order_cancellations\/[^/]+\/actions\/confirm$/,
  knob: 'cancellation_outcome',
  lies: liesAbout({
    who: 'data.order_id',
    currency: 'data.refund_currency',
    amount: 'data.refund_amount',
  }),
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
    lies: liesAbout({ who: 'data.order_id', currency: 'data.currency', amount: 'data.amount' }),
    prepare: (desk) => booked(desk, 'hold'),
    begin: toBooking((desk, { id }) => desk.pay(id)),
  },
  cancel_hold: {
    ...cancellation,
    // It requests a quote before it confirms.
    answersBefore: 1,
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
    lies: liesAbout({
      who: 'data.order_id',
      currency: 'data.change_total_currency',
      amount: 'data.change_total_amount',
    }),
    prepare: (desk) => quoted(desk, 'change'),
    begin: toBooking((desk, { id, quote }) => desk.confirm(id, 'change', quote)),
  },
};

export const steps = Object.keys(stepOf) as Step[];

/** Prepares a step at a supplier with the knobs that it needs. */
export const prepared = (step: Step, desk: Desk, sandbox: Pick<Sandbox, 'turn'>) =>
  preparedFor(stepOf[step], desk, sandbox);

/** The training supplier before any step and fault. */
export const resetSupplier = (sandbox: Pick<Sandbox, 'turn'>) => resetOutcomes(stepOf, sandbox);

/** The gate's hook for a step's request. */
export const hookOf = (step: Step, hook: Pick<Hook, 'before' | 'after'>) => hookFor(stepOf[step], hook);
