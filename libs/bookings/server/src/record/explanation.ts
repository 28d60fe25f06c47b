import type { PriceExplanation } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { notFound, type Db, type Kernel } from '@traveldesk/shared-server';
import { findBookingRecord, type BookingRecord } from '../engine/rows.sql';
import { productOf } from '../product/product';

/**
 * Why a booking costs what it does: worked out anew from what was kept with it (TRAVEL-RULES 28), and what its supplier has asked more or
 * less since. Throws a 404 where nothing was kept.
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

/** What the flights cost now beside what they were agreed to at: a hold whose price rose, a change. Bags and seats are not of it. */
function sinceThen(
  { total, extras, currency }: BookingRecord,
  agreed: PriceExplanation,
): Pick<PriceExplanation, 'total' | 'passed_on'> | null {
  if (total === null || currency !== agreed.currency) return null;
  const now = BigInt(total) - BigInt(extras ?? 0);
  const passedOn = now - minorUnits(agreed.total);
  return passedOn === 0n ? null : { total: moneyOf(now, currency), passed_on: moneyOf(passedOn, currency) };
}
