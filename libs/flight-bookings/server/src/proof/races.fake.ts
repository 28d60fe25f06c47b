import { recover } from './recover.fake';
import type { Stage } from './stage.fake';
import { faultsOfBooks, verdictOn } from './verify.fake';

export interface Answered {
  status: number;
  body: { code?: string };
}

/** What each who asked was told: `sent`, or by which code it was refused. */
export function codesOf(answers: readonly Answered[]): (string | undefined)[] {
  return answers.map(({ status, body }) => (status === 201 ? 'sent' : body.code)).sort();
}

/** Once all is settled, the booking is what its supplier has, and the books are whole. */
export async function settledRight({ desk, bookings, sandbox }: Stage, id: string): Promise<void> {
  const { kernel } = bookings.api;
  await desk.settled(id);
  await recover(kernel, id);
  const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
  expect(is).toEqual(shouldBe);
  expect(await faultsOfBooks(kernel)).toEqual([]);
}
