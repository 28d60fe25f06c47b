import {
  tripsAfter,
  type ChangeOptions,
  type ChangeRequestInput,
} from '@traveldesk/flight-bookings-contract';
import {
  askAt,
  type ChangePrice,
  type OrderChange,
  type OrderKey,
  type OrderPicture,
} from '@traveldesk/flights-server';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import {
  invalid,
  newId,
  Problem,
  seesNet,
  toolsOf,
  type Actor,
  type Kernel,
} from '@traveldesk/shared-server';
import {
  requireResult,
  askSupplier,
  type BookingRecord,
  refundsMoney,
  inBookingCurrency,
  type NewQuote,
  requireAction,
  travellersOf,
} from '@traveldesk/bookings-server';
import { pictureOf } from '../../order/flight-record';
import { showMove } from '../../order/show-flight';
import { requireFit } from './require-fit';

/**
 * Returns change options, the cheapest first; the supplier's penalty only with net prices (TRAVEL-RULES 30). Writes nothing. Throws a 422
 * at `trips` for an unknown trip, the problems of `requireAction`, the supplier's refusal, and a 503 where it does not answer.
 */
export async function changeOptions(
  kernel: Kernel,
  booking: BookingRecord,
  { trips }: ChangeRequestInput,
  { actor, signal }: { actor: Pick<Actor, 'type' | 'permissions'>; signal: AbortSignal },
): Promise<ChangeOptions> {
  const flights = toolsOf(kernel, 'flights');
  const order = await orderToChange(kernel, booking);
  const remove = trips.map(({ index }, place) => {
    const slice = order.slices[index];
    if (!slice || trips.findIndex((trip) => trip.index === index) !== place) {
      throw invalid({ [`trips.${place}.index`]: 'booking_trip_unknown' });
    }
    return slice.ref;
  });
  const add = trips.map(({ origin, destination, date, cabin }) => ({ origin, destination, date, cabin }));
  const request = requireResult(
    await askSupplier(kernel, booking, signal, (at) =>
      askAt(flights, at, (orders, call) => orders.requestChange(call, order, { remove, add })),
    ),
  );
  const withNet = seesNet(actor);
  const options = await Promise.all(
    request.offers.map(async ({ ref, added, removed, expires_at, ...price }) => {
      const { penalty, ...sold } = soldFor(price, booking);
      return {
        ref,
        ...(await showMove(flights, { added, removed }, withNet)),
        ...sold,
        ...(withNet && { penalty }),
        expires_at,
      };
    }),
  );
  // The supplier knows each option by its own id, so this request is not stored.
  return { request_id: newId(), options: options.sort(byDue) };
}

/** Quotes a change option until it expires; changes nothing. Throws the problems of `changeOptions` and `requireFit`. */
export async function quoteChange(
  kernel: Kernel,
  booking: BookingRecord,
  ref: string,
  signal: AbortSignal,
): Promise<NewQuote> {
  const order = await orderToChange(kernel, booking);
  const chosen: OrderChange = requireResult(
    await askSupplier(kernel, booking, signal, (at) =>
      askAt(toolsOf(kernel, 'flights'), at, (orders, call) => orders.chooseChange(call, order, ref)),
    ),
  );
  const { slices: before } = order;
  const after = tripsAfter(before, chosen, ({ ref: trip }) => trip);
  requireFit(await travellersOf(kernel.db, booking.id), { before, after });
  const price = soldFor(chosen, booking);
  // Without a known price nobody can agree to the change.
  if (price.due === null) throw new Problem(422, 'booking_supplier_refused');
  return {
    kind: 'change',
    ref: chosen.ref,
    content: { kind: 'change', change: chosen, ...price },
    back: null,
    due: price.due,
    expiresAt: chosen.expires_at === null ? null : new Date(chosen.expires_at),
    at: toolsOf(kernel, 'bookings').now(),
  };
}

/**
 * Converts the price to the booking's currency. The difference is passed on unchanged, and `total` is the old total plus the difference; a
 * refund in another form than money does not change it.
 */
function soldFor(price: ChangePrice, booking: BookingRecord) {
  const own = (money: Money | null) => money && inBookingCurrency(money, booking);
  const due = own(price.due);
  const passedOn = due && (minorUnits(due) > 0n || refundsMoney(price)) ? minorUnits(due) : 0n;
  const total =
    due && booking.total !== null ? moneyOf(BigInt(booking.total) + passedOn, due.currency) : null;
  return { due, penalty: own(price.penalty), total };
}

async function orderToChange(
  kernel: Kernel,
  booking: BookingRecord,
): Promise<OrderKey & Pick<OrderPicture, 'slices'>> {
  await requireAction(kernel.db, 'request_change', { booking, at: toolsOf(kernel, 'bookings').now() });
  const order = pictureOf(booking);
  if (!order) throw new Problem(422, 'booking_state');
  return order;
}

type Option = ChangeOptions['options'][number];

function byDue({ due: one }: Option, { due: other }: Option): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Number(minorUnits(one) - minorUnits(other));
}
