import { convert } from '@traveldesk/currencies-contract';
import { treatmentsOf } from '@traveldesk/markups-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { Problem, type Db } from '@traveldesk/shared-server';
import { forgoneOf } from './refund-payments';
import type { BookingRecord } from './rows.sql';
import type { Returning } from './refund-amount';

type Priced = Pick<
  BookingRecord,
  'id' | 'currency' | 'pricing' | 'kept' | 'net' | 'paid' | 'refunded' | 'charge' | 'order_price' | 'picture'
>;

/** An amount of the supplier's in the booking's currency, at the rate by which its price was made. Throws a 422 `booking_no_rate`. */
export function inBookingCurrency(money: Money, { currency, pricing }: Pick<Priced, 'currency' | 'pricing'>) {
  if (money.currency === currency) return money;
  const rate = pricing?.rates[money.currency];
  if (!rate || rate.to !== currency) throw new Problem(422, 'booking_no_rate');
  return convert(money, rate);
}

/** Whether an amount could not be told in the booking's currency, as its price was made without that rate. */
export const isWithoutRate = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'booking_no_rate';

/** What the order costs at its supplier. */
export function orderPriceOf({ order_price: price, picture }: Priced): Money | null {
  return picture?.price.total ?? price;
}

/** What was paid for a booking, line by line, of which its supplier returns so much. */
export async function returningOf(db: Db, booking: Priced, returned: Money | null): Promise<Returning> {
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

/** All of what the order costs is all of what was paid for it: sums of what was converted one by one differ in the last unit. */
function ofCost(booking: Priced, returned: Money, cost: bigint): bigint {
  const price = orderPriceOf(booking);
  if (price?.currency === returned.currency && minorUnits(price) <= minorUnits(returned)) return cost;
  return minorUnits(inBookingCurrency(returned, booking));
}
