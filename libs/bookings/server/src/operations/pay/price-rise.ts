import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Problem, toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { Order } from '../../product/order';
import { move, type Writer } from '../../engine/move';
import { lockBooking, type BookingRecord } from '../../engine/rows.sql';
import { amountIn } from '../../engine/money';
import { productOf } from '../../product/product';
import { askSupplier } from '../../engine/ask-supplier';
import { inBookingCurrency } from '../../engine/price-of';

type OrderPrice = Order['price'];

export interface Risen {
  before: Money;
  total: Money;
}

/**
 * Reads a hold's current price at the supplier where it may have risen: after its price guarantee, where the last reading was higher, or
 * after the supplier refused the old price (TRAVEL-RULES 19). Otherwise returns null. Throws a 503 where the supplier does not answer.
 */
export async function priceNow(
  kernel: Kernel,
  booking: BookingRecord,
  signal: AbortSignal,
): Promise<OrderPrice | null> {
  const { order_ref: ref, price_guaranteed_until: until, state, flags } = booking;
  if (state !== 'on_hold' || ref === null) return null;
  const isOver = until !== null && until <= toolsOf(kernel, 'bookings').now();
  const mayHaveRisen = isOver || flags.includes('price_rose') || (await wasRefused(kernel, booking.id));
  if (!mayHaveRisen) return null;
  const order = await askSupplier(kernel, booking, signal, (at) =>
    productOf(kernel, booking).readOrder(at, ref),
  );
  return order?.price ?? null;
}

async function wasRefused({ db }: Kernel, bookingId: string): Promise<boolean> {
  const last = await db
    .selectFrom('booking_operations')
    .select('cause')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'pay')
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.cause === 'price_changed';
}

/**
 * Saves the risen price of a hold: passes the supplier's increase on and keeps the agreed price lines. Returns both totals; null where the
 * price has not risen.
 */
export async function keepRise(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { bookingId, price: priced, at }: { bookingId: string; price: OrderPrice; at: Date },
): Promise<Risen | null> {
  const booking = await lockBooking(tx, bookingId);
  const { order_price: known, currency, total, net } = booking;
  const { total: price } = priced;
  if (booking.state !== 'on_hold' || !known || currency === null || total === null) return null;
  if (known.currency !== price.currency) throw new Problem(422, 'booking_supplier_refused');
  if (minorUnits(price) <= minorUnits(known)) return null;
  const rise = minorUnits(inBookingCurrency(price, booking)) - minorUnits(inBookingCurrency(known, booking));
  const risen = BigInt(total) + rise;
  await move(tx, record, actor, {
    booking,
    to: booking.state,
    event: 'price_rose',
    set: {
      total: risen,
      net: BigInt(net ?? 0) + rise,
      ...partsOf(booking, { priced, risen }),
      order_price: JSON.stringify(price),
      flags: [...new Set([...booking.flags, 'price_rose' as const])],
    },
    at,
  });
  const before = amountIn(total, currency);
  return before && { before, total: moneyOf(risen, currency) };
}

/**
 * Splits the new price into base and tax: the base rises with the supplier's base, and the tax is the rest, so that both add up to the
 * total. Both are null where the supplier does not split its price.
 */
function partsOf(
  booking: BookingRecord,
  { priced, risen }: { priced: OrderPrice; risen: bigint },
): { base: bigint | null; tax: bigint | null } {
  const { kept, base, tax, total } = booking;
  const before = kept?.supplier_price.base ?? null;
  const agreed = kept?.offer.price.base ?? null;
  if (!before || !agreed || !priced.base || base === null || tax === null) return { base: null, tax: null };
  const inOwn = (money: Money) => minorUnits(inBookingCurrency(money, booking));
  const after = minorUnits(agreed) + inOwn(priced.base) - inOwn(before);
  const others = BigInt(total ?? 0) - BigInt(base) - BigInt(tax);
  const rest = risen - others - after;
  return rest < 0n ? { base: null, tax: null } : { base: after, tax: rest };
}

/** Returns the 422 with both totals. */
export function roseProblem({ before, total }: Risen): Problem {
  return new Problem(422, 'booking_price_rose', { params: { before, total } });
}
