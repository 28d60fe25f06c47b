import type { PriceExplanation } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { notFound, type Db, type Kernel } from '@traveldesk/shared-server';
import { findBookingRecord, type BookingRecord } from '../engine/rows.sql';
import { productOf } from '../product/product';

/**
 * Explains a booking's price: recalculates it from the stored inputs (TRAVEL-RULES 28), and adds the supplier's later increases or
 * reductions. Throws a 404 where no inputs are stored.
 */
export async function explainBooking(
  kernel: Pick<Kernel, 'db' | 'tools'>,
  id: string,
): Promise<PriceExplanation> {
  const booking = await findBookingRecord(kernel.db as Db, id);
  const agreed = booking && (await productOf(kernel, booking).explain(booking));
  if (!agreed) throw notFound();
  return { ...agreed, ...sinceThen(booking, agreed) };
}

/** Returns the current price of the flights and its difference from the agreed one, after a price rise or a change; without extras. */
function sinceThen(
  { total, extras, currency }: BookingRecord,
  agreed: PriceExplanation,
): Pick<PriceExplanation, 'total' | 'passed_on'> | null {
  if (total === null || currency !== agreed.currency) return null;
  const now = BigInt(total) - BigInt(extras ?? 0);
  const passedOn = now - minorUnits(agreed.total);
  return passedOn === 0n ? null : { total: moneyOf(now, currency), passed_on: moneyOf(passedOn, currency) };
}
