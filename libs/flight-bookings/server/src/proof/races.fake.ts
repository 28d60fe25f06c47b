import { settledRight as settledRightBy } from '@traveldesk/bookings-server/testing';
import { flightsProven } from './proven.fake';
import type { Stage } from './stage.fake';

export interface Answered {
  status: number;
  body: { code?: string };
}

/** The answer to each caller: `sent`, or the code of the refusal. */
export function codesOf(answers: readonly Answered[]): (string | undefined)[] {
  return answers.map(({ status, body }) => (status === 201 ? 'sent' : body.code)).sort();
}

/** Waits until all is settled; then the booking must equal the supplier's order, and the ledger has no faults. */
export const settledRight = (stage: Stage, id: string) => settledRightBy(flightsProven, stage, id);
