import { faultsOfBooks } from './books.fake';
import type { Proven, ProvenDesk, ProvenStage } from './proven.fake';
import { recover } from './recover.fake';

/** Waits until all is settled; then the booking must equal the supplier's order, and the ledger has no faults. */
export async function settledRight(
  { verdictOn }: Pick<Proven<never, never, never>, 'verdictOn'>,
  { desk, bookings, sandbox }: Pick<ProvenStage<ProvenDesk>, 'desk' | 'bookings' | 'sandbox'>,
  id: string,
): Promise<void> {
  const { kernel } = bookings.api;
  await desk.settled(id);
  await recover(kernel, id);
  const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
  expect(is).toEqual(shouldBe);
  expect(await faultsOfBooks(kernel)).toEqual([]);
}
