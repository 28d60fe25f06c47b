import type { BookingFlag, BookingState } from '@traveldesk/bookings-contract';
import {
  type BookingRecord,
  type Compared,
  isTicketed,
  type OperationRecord,
  type OrderNews,
} from '@traveldesk/bookings-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { OrderPicture } from '@traveldesk/flights-server';
import type { FlightDetail } from '../flight-bookings.tables';

export interface FlightCompared extends Compared {
  detail: Pick<FlightDetail, 'itinerary_key'>;
  order: OrderPicture | null;
}

/** Compares an order with its booking, which has no open operation. Decides nothing about money, which is left to a person. */
export function orderNews(compared: FlightCompared): OrderNews {
  const { booking, order } = compared;
  if (order === null) return newsOfGone(compared);
  if (order.cancelled_at !== null) return newsOfCancelled(compared);
  if (booking.state === 'on_hold') {
    return order.payment.awaiting ? newsOfHold(compared, order) : newsOfPaid(compared, order);
  }
  if (isTicketed(booking.state)) return newsOfFlights(compared, order);
  return newsOfRevived(compared, order);
}

const nothing = (to: BookingState): OrderNews => ({ to, event: null, raises: [], clears: [] });

const isPast = (deadline: Date | null, now: Date) => deadline !== null && deadline <= now;

/** A missing order means expiry only for a hold past its deadline; otherwise it proves nothing. */
function newsOfGone({ booking, now }: FlightCompared): OrderNews {
  const { state, payment_required_by: deadline } = booking;
  if (state !== 'on_hold' || !isPast(deadline, now)) return nothing(state);
  return { to: 'expired', event: 'expired', raises: [], clears: ['price_rose'] };
}

function newsOfCancelled({ booking, order, last, now }: FlightCompared): OrderNews {
  const { state } = booking;
  if (state === 'on_hold') {
    // The supplier ended the hold at its deadline, or somebody canceled it before.
    const deadline = order?.payment.required_by ? new Date(order.payment.required_by) : null;
    if (isPast(deadline ?? booking.payment_required_by, now)) {
      return { to: 'expired', event: 'expired', raises: [], clears: ['price_rose'] };
    }
    const raises = [lateOr(last, 'cancel')];
    return { to: 'cancelled', event: 'cancelled_outside', raises, clears: ['price_rose'] };
  }
  if (!isTicketed(state) && state !== 'flown') return nothing(state);
  const flag =
    last?.kind === 'void' && last.state === 'refused' ? ('late_success' as const) : lateOr(last, 'cancel');
  return { to: 'refund_pending', event: 'cancelled_outside', raises: [flag], clears: [] };
}

/** The hold was paid elsewhere, or by us without an answer. */
function newsOfPaid({ booking, last }: FlightCompared, order: OrderPicture): OrderNews {
  const raises = [lateOr(last, 'pay'), ...airlineAsks(booking, order)];
  return { to: 'ticketed', event: 'paid_outside', raises, clears: ['price_rose'] };
}

function lateOr(last: FlightCompared['last'], kind: OperationRecord['kind']): BookingFlag {
  return last?.kind === kind && last.state === 'refused' ? 'late_success' : 'changed_outside';
}

function newsOfHold(compared: FlightCompared, order: OrderPicture): OrderNews {
  const { booking } = compared;
  const news = newsOfFlights(compared, order);
  const { total } = order.price;
  if (booking.flags.includes('price_rose')) {
    if (!hasFallen(booking, total)) return news;
    return { ...news, event: news.event ?? 'price_fell', clears: [...news.clears, 'price_rose'] };
  }
  if (!isDearer(total, booking.order_price)) return news;
  return { ...news, event: news.event ?? 'price_rose', raises: [...news.raises, 'price_rose'] };
}

/** Whether a risen price has fallen: to the agreed price, or below the risen price if that was saved. */
function hasFallen({ kept, order_price: agreed }: BookingRecord, price: Money): boolean {
  if (isDearer(agreed, price)) return true;
  const isSame = agreed?.currency === price.currency && minorUnits(agreed) === minorUnits(price);
  return isSame && !isDearer(agreed, kept?.supplier_price.total ?? null);
}

/** Whether a price is higher; false for different currencies. */
function isDearer(one: Money | null, other: Money | null): boolean {
  return one !== null && one.currency === other?.currency && minorUnits(one) > minorUnits(other);
}

/** TRAVEL-RULES 20: an airline's change waits for an answer; other flights without one were changed elsewhere. */
function newsOfFlights(
  { booking: { state, airline_changes }, detail: { itinerary_key } }: FlightCompared,
  order: OrderPicture,
): OrderNews {
  const known = unanswered(airline_changes);
  const open = unanswered(order.airline_changes);
  if (asksAnew({ airline_changes }, order))
    return { to: state, event: 'airline_changed', raises: ['schedule_change'], clears: [] };
  if (known.length > 0 && open.length === 0) {
    return { to: state, event: 'airline_change_answered', raises: [], clears: ['schedule_change'] };
  }
  if (itinerary_key === order.itinerary_key) return nothing(state);
  return { to: state, event: 'changed_outside', raises: ['changed_outside'], clears: [] };
}

const unanswered = (changes: BookingRecord['airline_changes']) =>
  changes.flatMap(({ ref, action }) => (action === null ? [ref] : []));

/** Whether the airline has made a new change that waits for an answer. */
function asksAnew(
  { airline_changes: before }: Pick<BookingRecord, 'airline_changes'>,
  { airline_changes: now }: Pick<OrderPicture, 'airline_changes'>,
): boolean {
  const known = unanswered(before);
  return unanswered(now).some((ref) => !known.includes(ref));
}

/** Returns the flag of a new airline change, whatever else happened: changes that are applied without a flag are never reported later. */
export function airlineAsks(
  booking: Pick<BookingRecord, 'airline_changes'>,
  order: Pick<OrderPicture, 'airline_changes'>,
): BookingFlag[] {
  return asksAnew(booking, order) ? ['schedule_change'] : [];
}

/** An ended booking whose order exists again. */
function newsOfRevived({ booking, last }: FlightCompared, order: OrderPicture): OrderNews {
  const { state } = booking;
  if (!['cancelled', 'expired', 'failed'].includes(state)) return nothing(state);
  const to = order.payment.awaiting ? 'on_hold' : 'ticketed';
  const raises = [lateOr(last, to === 'on_hold' ? 'hold' : 'pay'), ...airlineAsks(booking, order)];
  return { to, event: 'revived', raises, clears: [] };
}
