import type { Booking } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';

/** Returns the amount paid and not refunded; null where it is zero, as for a late success. */
export function stillPaid({ paid, refunded }: Pick<Booking, 'paid' | 'refunded'>): Money | null {
  if (!paid) return null;
  const left = minorUnits(paid) - (refunded ? minorUnits(refunded) : 0n);
  return left > 0n ? moneyOf(left, paid.currency) : null;
}
