import { convert } from '@traveldesk/currencies-contract';
import { treatmentsOf, type RefundInput } from '@traveldesk/markups-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { Problem, type Db } from '@traveldesk/shared-server';
import { forgoneOf } from './refund-payments';
import type { BookingRecord } from './rows.sql';

type Priced = Pick<
  BookingRecord,
  'id' | 'currency' | 'pricing' | 'kept' | 'net' | 'paid' | 'refunded' | 'charge' | 'order_price' | 'picture'
>;

/** Converts a supplier's amount to the booking's currency, at the rate used for its price. Throws a 422 `booking_no_rate`. */
export function inBookingCurrency(money: Money, { currency, pricing }: Pick<Priced, 'currency' | 'pricing'>) {
  if (money.currency === currency) return money;
  const rate = pricing?.rates[money.currency];
  if (!rate || rate.to !== currency) throw new Problem(422, 'booking_no_rate');
  return convert(money, rate);
}

/** Whether an amount could not be converted, because the price was calculated without that rate. */
export const isWithoutRate = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'booking_no_rate';

/** Returns the order's price at the supplier. */
export function orderPriceOf({ order_price: price, picture }: Priced): Money | null {
  return picture?.price?.total ?? price;
}

/** Returns what was paid for a booking by price line, with the amount that the supplier returns. */
export async function returningOf(db: Db, booking: Priced, returned: Money | null): Promise<RefundInput> {
  const { id, currency, kept, net, paid, refunded, charge } = booking;
  if (currency === null) throw new Problem(422, 'booking_state');
  const lines = kept?.lines ?? [];
  const treatments = await treatmentsOf(db, lines);
  const has = BigInt(net ?? 0);
  const cost = has - (await forgoneOf(db, id));
  return {
    currency,
    paid: BigInt(paid) - BigInt(refunded),
    net: charge === 'total' ? has : 0n,
    cost,
    returned: returned === null ? 0n : ofCost(booking, returned, cost),
    lines: lines.map(({ owner_id, amount }, index) => ({
      owner_id,
      amount,
      treatment: treatments[index] ?? 'keep',
    })),
  };
}

/** A full refund is the full cost: converting its parts one by one would differ in the last minor unit. */
function ofCost(booking: Priced, returned: Money, cost: bigint): bigint {
  const price = orderPriceOf(booking);
  if (price?.currency === returned.currency && minorUnits(price) <= minorUnits(returned)) return cost;
  return minorUnits(inBookingCurrency(returned, booking));
}
