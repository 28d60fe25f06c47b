import { recover } from './recover.fake';
import type { Stage } from './stage.fake';
import { faultsOfBooks, verdictOn } from './verify.fake';

export interface Answered {
  status: number;
  body: { code?: string };
}

/** The answer to each caller: `sent`, or the code of the refusal. */
export function codesOf(answers: readonly Answered[]): (string | undefined)[] {
  return answers.map(({ status, body }) => (status === 201 ? 'sent' : body.code)).sort();
}

/**
 * Waits until all is settled; then the booking must equal the supplier's order, and the ledger has no faults.
 */
export async function settledRight({ desk, bookings, sandbox }: Stage, id: string): Promise<void> {
  const { kernel } = bookings.api;
  await desk.settled(id);
  await recover(kernel, id);
  const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
  expect(is).toEqual(shouldBe);
  expect(await faultsOfBooks(kernel)).toEqual([]);
}
