import { minorUnits } from '@traveldesk/shared-contract';
import { orderPriceOf } from '../../engine/price-of';
import { isMoney } from '../../engine/refund-payments';
import type { BookingRecord } from '../../engine/rows.sql';
import type { Cancellation } from '../../product/outcome';

/** Whether a cancellation is a void: within the void window and with a full refund (TRAVEL-RULES 18). A smaller refund is no void. */
export function isVoid(booking: BookingRecord, { refund, refund_to: to }: Cancellation, at: Date): boolean {
  if (booking.void_until === null || booking.void_until <= at || !isMoney(to)) return false;
  const price = orderPriceOf(booking);
  return refund !== null && price?.currency === refund.currency && minorUnits(refund) >= minorUnits(price);
}
