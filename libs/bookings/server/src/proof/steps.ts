import type { Gate } from '../testing/gate.fake';

/** What is done to a booking at its supplier, and by which call. */
export type Step = 'hold' | 'instant' | 'pay_hold' | 'cancel_hold';

/** Who makes the calls of a booking; answers its id. */
export interface Desk {
  book(mode: 'hold' | 'pay'): Promise<string>;
  pay(id: string): Promise<void>;
  letGo(id: string): Promise<void>;
  /** Waits until nothing of it is under way in this process. */
  settled(id: string): Promise<unknown>;
}

interface StepOf {
  method: 'POST';
  path: RegExp;
  knob: 'order_outcome' | 'payment_outcome' | 'cancellation_outcome';
  /** What has to be there first; null where it begins with a booking. */
  prepare(desk: Desk): Promise<string | null>;
  /** Sends the intent. */
  begin(desk: Desk, id: string | null): Promise<string>;
}

const order = { method: 'POST', path: /^\/air\/orders$/, knob: 'order_outcome' } as const;

async function held(desk: Desk): Promise<string> {
  const id = await desk.book('hold');
  await desk.settled(id);
  return id;
}

export const stepOf: Readonly<Record<Step, StepOf>> = {
  hold: { ...order, prepare: async () => null, begin: (desk) => desk.book('hold') },
  instant: { ...order, prepare: async () => null, begin: (desk) => desk.book('pay') },
  pay_hold: {
    method: 'POST',
    path: /^\/air\/payments$/,
    knob: 'payment_outcome',
    prepare: held,
    begin: async (desk, id) => {
      await desk.pay(id ?? '');
      return id ?? '';
    },
  },
  cancel_hold: {
    method: 'POST',
    path: /^\/air\/order_cancellations\/[^/]+\/actions\/confirm$/,
    knob: 'cancellation_outcome',
    prepare: held,
    begin: async (desk, id) => {
      await desk.letGo(id ?? '');
      return id ?? '';
    },
  },
};

export const steps = Object.keys(stepOf) as Step[];

/** The gate's hook of a step's call. */
export function hookOf(step: Step, hook: Pick<Parameters<Gate['hook']>[0], 'before' | 'after'>) {
  const { method, path } = stepOf[step];
  return { method, path, ...hook };
}
