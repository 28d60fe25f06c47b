import type { BookingFlag, BookingState } from '@traveldesk/bookings-contract';
import type { BookingRecord, Compared, Effect, OrderFacts, OrderNews } from '@traveldesk/bookings-server';
import type { BookedStay } from '@traveldesk/hotels-server';
import { folded, type Money } from '@traveldesk/shared-contract';
import type { HotelDetail } from '../hotel-bookings.tables';

/** A booked stay as the engine stores an order. A supplier states no price of a booking (STAYS 2). */
export interface StayOrder {
  ref: string;
  booking_reference: string | null;
  documents: never[];
  price: null;
  payment: { awaiting: false; required_by: null };
  actions: string[];
  cancellation: null;
  cancelled_at: string | null;
  ours: BookedStay['ours'];
  stay: BookedStay;
}

export function orderOf(stay: BookedStay): StayOrder {
  return {
    ref: stay.ref,
    booking_reference: stay.reference,
    documents: [],
    price: null,
    payment: { awaiting: false, required_by: null },
    actions: stay.status === 'confirmed' ? ['cancel'] : [],
    cancellation: null,
    cancelled_at: stay.cancelled_at,
    ours: stay.ours,
    stay,
  };
}

/** Returns the effect of a cancellation. The supplier states no refund, so it follows from the agreed terms (docs/adr/0147). */
export function cancellationOf(stay: BookedStay): Effect {
  const { ref, cancelled_at } = stay;
  return {
    kind: 'cancelled',
    cancellation: {
      ref,
      order_ref: ref,
      refund: null,
      refund_to: 'balance',
      credits: [],
      expires_at: null,
      confirmed_at: cancelled_at,
    },
    order: orderOf(stay),
  };
}

export interface StayFacts extends OrderFacts {
  contact: HotelDetail['contact'];
}

/** Returns the facts that a booking takes from its order; agreed terms stay as quoted. */
export function stayFacts(order: StayOrder, now: Date): StayFacts {
  const { stay } = order;
  const { email, phone } = stay.contact;
  return {
    order,
    set: {
      order_ref: order.ref,
      training: stay.training,
      // A known reference of the supplier stays, even if a later answer lacks it.
      ...(order.booking_reference !== null && { pnr: order.booking_reference }),
      picture: JSON.stringify(order),
      picture_at: now,
    },
    contact: email === null && phone === null ? null : { email, phone },
  };
}

interface Quoted extends Pick<HotelDetail, 'property_ref' | 'check_in' | 'check_out' | 'rooms'> {
  /** Null if it is not known. */
  total: Money | null;
}

/** Returns the frozen quote as booked stays are compared with it. */
export function quotedOf({ property_ref, check_in, check_out, rooms, agreed }: HotelDetail): Quoted {
  return { property_ref, check_in, check_out, rooms, total: agreed?.facts.net.total ?? null };
}

/** Returns the differences between a booked stay and the frozen quote: keys of the texts below `differs`. Unstated facts do not count. */
export function stayDiffers(
  stay: BookedStay,
  quoted: Quoted,
  guests: readonly { given_name: string; family_name: string }[],
): string[] {
  const isOf = (differs: boolean, key: string) => (differs ? [key] : []);
  const { total = null } = stay;
  const isSameMoney = total === null || quoted.total === null || total.currency === quoted.total.currency;
  return [
    ...isOf(!isSameMoney, 'currency'),
    ...isOf(isSameMoney && total !== null && total.amount !== (quoted.total ?? total).amount, 'price'),
    ...isOf(
      stay.property !== null && quoted.property_ref !== null && stay.property !== quoted.property_ref,
      'property',
    ),
    ...isOf(stay.check_in !== quoted.check_in || stay.check_out !== quoted.check_out, 'days'),
    ...isOf(stay.rooms !== null && stay.rooms !== quoted.rooms.length, 'rooms'),
    ...isOf(namesOf(stay.guests) !== namesOf(guests), 'travellers'),
  ];
}

function namesOf(guests: readonly { given_name: string; family_name: string }[]): string {
  const names = guests.map(({ given_name, family_name }) => folded(`${given_name} ${family_name}`));
  return names.toSorted().join('\n');
}

const nothing = (to: BookingState): OrderNews => ({ to, event: null, raises: [], clears: [] });
const endedStates: readonly BookingState[] = ['cancelled', 'failed'];
const heldStates: readonly BookingState[] = ['confirmed', 'stayed', 'no_show'];

/** Compares a stay with its booking, which has no open operation. Moves no money; a person does that. */
export function stayNews({ booking, order, last, detail }: StayCompared): OrderNews {
  const { state } = booking;
  if (order === null) return nothing(state);
  const { stay } = order;
  if (stay.status === 'cancelled') {
    if (state !== 'confirmed') return nothing(state);
    // The supplier does not name the refund, so a person completes it.
    const to = booking.payment_id === null ? 'cancelled' : 'refund_pending';
    return { to, event: 'cancelled_outside', raises: [lateOr(last, 'cancel')], clears: [] };
  }
  if (endedStates.includes(state)) {
    return { to: 'confirmed', event: 'revived', raises: [lateOr(last, 'book')], clears: [] };
  }
  const before = (booking.picture as StayOrder | null)?.stay;
  if (!heldStates.includes(state) || !before) return nothing(state);
  const isNew = stayDiffers(stay, { ...quotedOf(detail), ...daysOf(before) }, before.guests).length > 0;
  return isNew
    ? { to: state, event: 'changed_outside', raises: ['changed_outside'], clears: [] }
    : nothing(state);
}

export interface StayCompared extends Compared {
  booking: BookingRecord;
  order: StayOrder | null;
  detail: HotelDetail;
}

const daysOf = ({ check_in, check_out, property, total = null }: BookedStay) => ({
  check_in,
  check_out,
  property_ref: property,
  total,
});

function lateOr(last: Compared['last'], kind: 'book' | 'cancel'): BookingFlag {
  return last?.kind === kind && last.state === 'refused' ? 'late_success' : 'changed_outside';
}
