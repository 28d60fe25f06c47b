import type { Booking } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';

/** What is paid for a booking and has not come back yet; null where that is nothing, as of one that was given up and came late. */
export function stillPaid({ paid, refunded }: Pick<Booking, 'paid' | 'refunded'>): Money | null {
  if (!paid) return null;
  const left = minorUnits(paid) - (refunded ? minorUnits(refunded) : 0n);
  return left > 0n ? moneyOf(left, paid.currency) : null;
}
