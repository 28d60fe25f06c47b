import { changedAt } from '@traveldesk/flights-server/testing';
import type { Answer, Hook } from '../testing/gate.fake';
import type { Step } from './steps';

/** A fault at the supplier (SECURITY 12), by its settings or on the network. */
export interface Fault {
  name: string;
  /** docs/training-supplier.md. */
  outcome?: string;
  hook?: (step: Step) => Pick<Hook, 'before' | 'after'>;
  /** A local condition that prevents the call. */
  here?: 'breaker' | 'credentials';
}

const knob = (outcome: string): Fault => ({ name: outcome, outcome });

/** Whether the supplier answers 202, so that the result is known only later. */
export const isAccepted = ({ outcome }: Fault) => outcome?.startsWith('accepted') ?? false;

const errors = (status: number, type: string, code: string): Answer => ({
  status,
  body: { errors: [{ type, code, title: 'No', message: 'No' }], meta: { status, request_id: 'req' } },
});

const instead = (name: string, answer: Answer | 'reset'): Fault => ({
  name,
  hook: () => ({ before: () => answer }),
});

interface Fields {
  who: string;
  currency: string;
  amount: string;
}

const ofOrder: Fields = {
  who: 'data.passengers.0.given_name',
  currency: 'data.total_currency',
  amount: 'data.total_amount',
};
const ofCancellation: Fields = {
  who: 'data.order_id',
  currency: 'data.refund_currency',
  amount: 'data.refund_amount',
};

/** The fields of a step's answer. */
const fields: Readonly<Record<Step, Fields>> = {
  hold: ofOrder,
  instant: ofOrder,
  pay_hold: { who: 'data.order_id', currency: 'data.currency', amount: 'data.amount' },
  cancel_hold: ofCancellation,
  void: ofCancellation,
  refund: ofCancellation,
  change: {
    who: 'data.order_id',
    currency: 'data.change_total_currency',
    amount: 'data.change_total_amount',
  },
};

/** Alters a field of the answer to the call; later answers are correct. */
const another = (what: 'who' | 'currency' | 'amount', value: string): Fault => ({
  name: `another ${what}`,
  hook: (step) => ({
    after: (answer) =>
      answer === 'reset' ? answer : { ...answer, body: changedAt(answer.body, fields[step][what], value) },
  }),
});

export const faults: readonly Fault[] = [
  knob('normal'),
  knob('done_then_500'),
  knob('done_then_504'),
  knob('done_then_reset'),
  knob('done_then_garbled'),
  knob('accepted'),
  knob('accepted_then_failed'),
  instead('reset before', 'reset'),
  instead('500 before', errors(500, 'api_error', 'internal_server_error')),
  instead('502 of the airline', errors(502, 'airline_error', 'airline_unknown')),
  instead('refused', errors(422, 'invalid_state_error', 'not_today')),
  instead('access denied', errors(401, 'authentication_error', 'expired_access_token')),
  another('who', 'ord_0000another'),
  another('currency', 'USD'),
  another('amount', '1.23'),
  { name: 'breaker open', here: 'breaker' },
  { name: 'no credentials', here: 'credentials' },
];
