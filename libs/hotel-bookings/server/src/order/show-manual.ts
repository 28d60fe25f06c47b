import { amountIn, type BookingRecord } from '@traveldesk/bookings-server';
import type { HotelPart } from '@traveldesk/hotel-bookings-contract';
import { nightsOf } from '@traveldesk/hotels-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import type { HotelDetail } from '../hotel-bookings.tables';

type Entered = Pick<
  HotelPart,
  'rate' | 'tiers' | 'loyalty_number' | 'replaces' | 'replaced_by' | 'no_show' | 'city_id'
>;

/** Returns the fields of a manual stay that other bookings take from their rate. */
export function enteredPart(booking: BookingRecord, { entered, rooms, ...days }: HotelDetail): Entered {
  const total = amountIn(booking.total, booking.currency);
  const nights = BigInt(nightsOf(days) * rooms.length);
  return {
    rate: {
      board: entered?.board ?? null,
      payment: entered?.payment ?? null,
      terms: entered?.free_until ? 'free' : 'unknown',
      free_until: entered?.free_until ?? null,
      bookable: null,
      price: {
        total,
        per_night: total && moneyOf(minorUnits(total) / nights, total.currency),
        due: entered?.there[0] ?? null,
      },
      now: total,
      there: entered?.there ?? [],
      conditions: [],
      loyalty: null,
      negotiated: null,
    },
    tiers: null,
    loyalty_number: null,
    replaces: null,
    replaced_by: null,
    no_show: null,
    city_id: entered?.city_id ?? null,
  };
}
