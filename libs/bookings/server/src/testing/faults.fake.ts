import { setTimeout } from 'node:timers/promises';
import type { Answer, Hook } from '@traveldesk/shared-testing/server';
import type { ProvenStep } from './proven.fake';

/** A fault at the supplier (SECURITY 12), by its settings or on the network. */
export interface Fault {
  name: string;
  /** docs/training-supplier.md. */
  outcome?: string;
  hook?: Pick<Hook, 'before' | 'after'>;
  /** A condition of the process that the calls are made in. `timeout`: the answer arrives too late. */
  here?: 'breaker' | 'credentials' | 'dead' | 'timeout';
}

const knob = (outcome: string): Fault => ({ name: outcome, outcome });

/** Whether the supplier answers 202, so that the result is known only later. */
export const isAccepted = ({ outcome }: Fault) => outcome?.startsWith('accepted') ?? false;

const errors = (status: number, type: string, code: string): Answer => ({
  status,
  body: { errors: [{ type, code, title: 'No', message: 'No' }], meta: { status, request_id: 'req' } },
});

const instead = (name: string, answer: Answer | 'reset'): Fault => ({ name, hook: { before: () => answer } });

/** Long for a call on this machine, and short for a test. */
const slowMs = 300;

const common: readonly Fault[] = [
  { name: 'normal' },
  knob('done_then_500'),
  knob('done_then_504'),
  knob('done_then_reset'),
  knob('done_then_garbled'),
  knob('accepted'),
  knob('accepted_then_failed'),
  {
    name: 'slow',
    hook: {
      after: async (answer) => {
        await setTimeout(slowMs);
        return answer;
      },
    },
  },
  instead('reset before', 'reset'),
  instead('500 before', errors(500, 'api_error', 'internal_server_error')),
  instead('502 of the airline', errors(502, 'airline_error', 'airline_unknown')),
  instead('refused', errors(422, 'invalid_state_error', 'not_today')),
  instead('access denied', errors(401, 'authentication_error', 'expired_access_token')),
  { name: 'no answer in time', here: 'timeout' },
  { name: 'dead', here: 'dead' },
  { name: 'breaker open', here: 'breaker' },
  { name: 'no credentials', here: 'credentials' },
];

/** The faults after which the outcome of a step that has an effect is known at once. */
const certain = ['normal', 'slow', 'refused', 'access denied'];

/** Whether the outcome of a step is unknown after a fault of the supplier. */
export const isUnknownAfter = ({ name, here }: Fault) => !here && !certain.includes(name);

/** Returns the faults that can happen to a step. A lie alters the answer to its request; later answers are correct. */
export function faultsOf({ knob: own, lies }: Pick<ProvenStep<never, never>, 'knob' | 'lies'>): Fault[] {
  const told = Object.entries(lies).map(([name, lie]): Fault => ({
    name,
    hook: {
      after: (answer) => (answer === 'reset' ? answer : { ...answer, body: lie(answer.body) }),
    },
  }));
  return [...common.filter(({ outcome }) => own !== null || !outcome), ...told];
}
