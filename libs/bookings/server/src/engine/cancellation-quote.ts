import { calculateRefund, fullRefund } from '@traveldesk/markups-server';
import { minorUnits } from '@traveldesk/shared-contract';
import type { Db, Kernel } from '@traveldesk/shared-server';
import type { Cancellation } from '../product/outcome';
import { productOf } from '../product/product';
import { orderPriceOf, returningOf } from './price-of';
import type { CancellationQuote } from './quote-content';
import { forgoneOf, isMoney } from './refund-payments';
import type { BookingRecord } from './rows.sql';

/** Returns the amounts of a cancellation in the booking's currency, by the product's agreed terms or by the supplier's refund. */
export async function cancellationQuote(
  kernel: Pick<Kernel, 'tools'>,
  db: Db,
  booking: BookingRecord,
  cancellation: Cancellation,
  at: Date,
): Promise<CancellationQuote> {
  const product = productOf(kernel, booking);
  if (product.returnsOf) {
    const agreed = await product.returnsOf(db, booking, cancellation);
    if (!agreed) return unknownRefund(cancellation);
    const { refund, until, claim, returning } = agreed;
    const tier = { until, claim };
    return { kind: 'cancel', cancellation: { ...cancellation, refund }, tier, ...calculateRefund(returning) };
  }
  const { refund, refund_to: to } = cancellation;
  if (refund === null) return unknownRefund(cancellation);
  if (isVoid(booking, cancellation, at) && (await forgoneOf(db, booking.id)) === 0n) {
    return { kind: 'void', cancellation, ...fullRefund(await returningOf(db, booking, refund)) };
  }
  const money = isMoney(to) ? refund : null;
  return { kind: 'cancel', cancellation, ...calculateRefund(await returningOf(db, booking, money)) };
}

const unknownRefund = (cancellation: Cancellation): CancellationQuote => ({
  kind: 'cancel',
  cancellation,
  back: null,
  kept: null,
  penalty: null,
  split: null,
});

/** Whether a cancellation is a void: within the void window and with a full refund (TRAVEL-RULES 18). A smaller refund is not a void. */
function isVoid(booking: BookingRecord, { refund, refund_to: to }: Cancellation, at: Date): boolean {
  if (booking.void_until === null || booking.void_until <= at || !isMoney(to)) return false;
  const price = orderPriceOf(booking);
  return refund !== null && price?.currency === refund.currency && minorUnits(refund) >= minorUnits(price);
}
