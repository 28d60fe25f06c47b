import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Problem, toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { move, type Writer } from '../engine/move';
import { lockBooking, type BookingRecord } from '../engine/rows.sql';
import { amountIn } from '../engine/money';
import { askSupplier } from './ask';
import { inBookingCurrency } from './price-of';

export interface Risen {
  before: Money;
  total: Money;
}

/**
 * What a hold costs at its supplier now, where that may be more than it did: behind the guarantee of its price, or after the supplier has
 * refused what it cost (TRAVEL-RULES 19). Null where nothing has to be asked. Throws a 503 where the supplier does not answer.
 */
export async function priceNow(
  kernel: Kernel,
  booking: BookingRecord,
  signal: AbortSignal,
): Promise<Money | null> {
  const { order_ref: ref, price_guaranteed_until: until, state } = booking;
  if (state !== 'on_hold' || ref === null) return null;
  const isOver = until !== null && until <= toolsOf(kernel, 'bookings').now();
  if (!isOver && !(await wasRefused(kernel, booking.id))) return null;
  const order = await askSupplier(kernel, booking, signal, (orders, call) => orders.get(call, ref));
  return order?.price.total ?? null;
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
 * Keeps the price to which a hold has risen: the supplier's rise is passed on, the lines of the price stay as they were agreed to. Answers
 * both totals; null where it costs no more.
 */
export async function keepRise(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { bookingId, price, at }: { bookingId: string; price: Money; at: Date },
): Promise<Risen | null> {
  const booking = await lockBooking(tx, bookingId);
  const { order_price: known, currency, total, net } = booking;
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
      order_price: JSON.stringify(price),
      flags: [...new Set([...booking.flags, 'price_rose' as const])],
    },
    at,
  });
  const before = amountIn(total, currency);
  return before && { before, total: moneyOf(risen, currency) };
}

/** The refusal that names both totals. */
export function roseProblem({ before, total }: Risen): Problem {
  return new Problem(422, 'booking_price_rose', { params: { before, total } });
}
