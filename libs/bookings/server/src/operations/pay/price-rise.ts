import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Problem, toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { Order } from '../../product/order';
import { move, type ChangeAuthor } from '../../engine/move';
import { lockBooking, type BookingRecord } from '../../engine/rows.sql';
import { amountIn } from '../../engine/money';
import { productOf } from '../../product/product';
import { askSupplier } from '../../engine/ask-supplier';
import { inBookingCurrency } from '../../engine/price-of';
import { closeStaffTask } from '../../engine/staff-tasks';
import { sharedReading } from './price-readings';

export type OrderPrice = NonNullable<Order['price']>;

export interface Risen {
  before: Money;
  total: Money;
}

/**
 * Reads a hold's current price at the supplier where it may have changed: after its price guarantee, where the last reading was higher, or
 * after the supplier refused the old price (TRAVEL-RULES 19). Otherwise returns null. Throws a 503 where the supplier does not answer.
 */
export async function priceNow(kernel: Kernel, booking: BookingRecord): Promise<OrderPrice | null> {
  const { order_ref: ref, price_guaranteed_until: until, state, flags } = booking;
  if (state !== 'on_hold' || ref === null) return null;
  const isOver = until !== null && until <= toolsOf(kernel, 'bookings').now();
  const mayHaveChanged = isOver || flags.includes('price_rose') || (await wasRefused(kernel, booking.id));
  if (!mayHaveChanged) return null;
  return sharedReading(kernel, booking, async () => {
    // Other callers may wait for this reading, so it does not end when its caller leaves.
    const signal = AbortSignal.any([kernel.stopping]);
    const order = await askSupplier(kernel, booking, signal, (at) =>
      productOf(kernel, booking).readOrder(at, ref),
    );
    return order?.price ?? null;
  });
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
 * Saves the risen price of a hold where its total rises too. Returns both totals; null otherwise: then `keepPrice` saves the price with the
 * payment.
 */
export async function keepRise(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  { bookingId, price, at }: { bookingId: string; price: OrderPrice; at: Date },
): Promise<Risen | null> {
  const booking = await lockBooking(tx, bookingId);
  const before = amountIn(booking.total, booking.currency);
  const renewed = renewedBy(booking, price);
  if (!before || !renewed || renewed.total <= minorUnits(before)) return null;
  await save(tx, record, actor, { booking, renewed, price, at });
  return { before, total: moneyOf(renewed.total, before.currency) };
}

/**
 * Saves a changed price that does not exceed the agreed total, such as a price that fell: the supplier refuses any price but its
 * current one. Returns the booking. The caller has locked it.
 */
export async function keepPrice(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  { booking, price, at }: { booking: BookingRecord; price: OrderPrice; at: Date },
): Promise<BookingRecord> {
  const renewed = renewedBy(booking, price);
  if (!renewed || renewed.total > BigInt(booking.total ?? 0)) return booking;
  await save(tx, record, actor, { booking, renewed, price, at });
  return lockBooking(tx, booking.id);
}

interface Renewed {
  total: bigint;
  net: bigint;
  isRise: boolean;
}

/**
 * Returns the totals at the supplier's new price; null where it has not changed. The total rises by the part of the cost that it does not
 * cover, and the agreed price lines stay. It does not fall, unless the company's own credentials pay the supplier: then the company saves the
 * difference, and its wallet pays the same markup.
 */
function renewedBy(booking: BookingRecord, { total: price }: OrderPrice): Renewed | null {
  const { state, order_price: known, currency, total, net, kept, charge } = booking;
  if (state !== 'on_hold' || !known || currency === null || total === null) return null;
  if (known.currency !== price.currency) throw new Problem(422, 'booking_supplier_refused');
  if (minorUnits(price) === minorUnits(known)) return null;
  const difference =
    minorUnits(inBookingCurrency(price, booking)) - minorUnits(inBookingCurrency(known, booking));
  const before = BigInt(net ?? 0);
  const cost = before + difference;
  const isRise = minorUnits(price) > minorUnits(known);
  if (charge === 'markup') return { total: BigInt(total) + difference, net: cost, isRise };
  const margin = (kept?.lines ?? []).reduce((sum, { amount }) => sum + minorUnits(amount), 0n);
  const covered = BigInt(total) - margin;
  const rise = cost - (covered > before ? covered : before);
  return { total: BigInt(total) + (rise > 0n ? rise : 0n), net: cost, isRise };
}

async function save(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  { booking, renewed, price, at }: { booking: BookingRecord; renewed: Renewed; price: OrderPrice; at: Date },
): Promise<void> {
  const { total, net, isRise } = renewed;
  const others = booking.flags.filter((flag) => flag !== 'price_rose');
  await move(tx, record, actor, {
    booking,
    to: booking.state,
    event: isRise ? 'price_rose' : 'price_fell',
    set: {
      total,
      net,
      ...(total !== BigInt(booking.total ?? 0) && partsOf(booking, { priced: price, renewed: total })),
      order_price: JSON.stringify(price.total),
      flags: isRise ? [...others, 'price_rose'] : others,
    },
    at,
  });
  if (!isRise) await closeStaffTask(tx, record, actor, { bookingId: booking.id, reason: 'price_rose' });
}

/**
 * Splits the new price into base and tax: the base rises with the supplier's base, and the tax is the rest, so that both add up to the
 * total. Both are null where the supplier does not split its price.
 */
function partsOf(
  booking: BookingRecord,
  { priced, renewed }: { priced: OrderPrice; renewed: bigint },
): { base: bigint | null; tax: bigint | null } {
  const { kept, base, tax, total } = booking;
  const before = kept?.supplier_price.base ?? null;
  const agreed = kept?.offer.price.base ?? null;
  if (!before || !agreed || !priced.base || base === null || tax === null) return { base: null, tax: null };
  const inOwn = (money: Money) => minorUnits(inBookingCurrency(money, booking));
  const after = minorUnits(agreed) + inOwn(priced.base) - inOwn(before);
  const others = BigInt(total ?? 0) - BigInt(base) - BigInt(tax);
  const rest = renewed - others - after;
  return rest < 0n ? { base: null, tax: null } : { base: after, tax: rest };
}

/** Returns the 422 with both totals. */
export function roseProblem({ before, total }: Risen): Problem {
  return new Problem(422, 'booking_price_rose', { params: { before, total } });
}
