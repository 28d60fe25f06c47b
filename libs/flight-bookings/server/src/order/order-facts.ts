import type { Updateable } from 'kysely';
import { instantAt, journeyOf, type FlightTools, type OrderPicture } from '@traveldesk/flights-server';
import type { Slice } from '@traveldesk/flights-contract';
import type { BookingRecord, BookingsTable, OrderFacts } from '@traveldesk/bookings-server';
import type { FlightBookingsTable, FlightDetail } from '../flight-bookings.tables';

/** Order facts with the order's trips, from which tickets get a coupon per flight. */
export interface FlightFacts extends OrderFacts {
  order: OrderPicture;
  slices: Slice[];
  detail: Updateable<FlightBookingsTable>;
}

/** Returns the facts of an order. Unchanged flights keep the agreed journey; others are calculated again. */
export async function orderFacts(
  flights: FlightTools,
  booking: Pick<BookingRecord, 'airline'> & Pick<FlightDetail, 'slices' | 'names' | 'itinerary_key'>,
  order: OrderPicture,
  now: Date,
): Promise<FlightFacts> {
  const isSame = booking.itinerary_key === order.itinerary_key && booking.slices.length > 0;
  const slices = isSame ? booking.slices : ((await journeyOf(flights, order.slices)) ?? booking.slices);
  const airline = order.airline || booking.airline || '';
  const names = isSame ? booking.names : await flights.names.of([{ airline, slices }]);
  const { payment } = order;
  return {
    order,
    slices,
    set: {
      pnr: order.booking_reference,
      order_ref: order.ref,
      training: order.training,
      ...(isSame ? {} : journeyColumns(flights, slices, names)),
      payment_required_by: instant(payment.required_by),
      price_guaranteed_until: instant(payment.price_guaranteed_until),
      void_until: instant(order.void_until),
      airline_changes: JSON.stringify(order.airline_changes),
      picture: JSON.stringify(order),
      picture_at: now,
    },
    detail: {
      ...(isSame ? {} : journeyDetail(slices, names)),
      itinerary_key: order.itinerary_key,
      conditions: JSON.stringify(order.conditions),
    },
  };
}

/** Returns the detail columns of a journey. */
export function journeyDetail(slices: readonly Slice[], names: FlightDetail['names']) {
  return { slices: JSON.stringify(slices), names: JSON.stringify(names) };
}

/** Returns the list columns of a journey. */
export function journeyColumns(
  flights: Pick<FlightTools, 'zones'>,
  slices: readonly Slice[],
  names: FlightDetail['names'],
): Updateable<BookingsTable> {
  const departing = slices[0]?.departing_at ?? null;
  const last = slices.at(-1);
  const zone = last && names.places[last.destination]?.time_zone;
  return {
    route: slices.map(({ origin, destination }) => `${origin}–${destination}`),
    departing_at: departing,
    departs_on: departing?.slice(0, 10) ?? null,
    ends_at: last && zone ? instantAt(flights, { local: last.arriving_at, zone }) : null,
  };
}

/** Converts an ISO instant for a column. */
export function instant(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
