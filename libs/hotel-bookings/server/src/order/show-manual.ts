import type { BookingRecord } from '@traveldesk/bookings-server';
import type { HotelPart } from '@traveldesk/hotel-bookings-contract';
import { nightsOf } from '@traveldesk/hotels-contract';
import { moneyOf } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import { hotelDetail } from './hotel-detail.sql';

/** Returns a manual stay with what was entered of its rate. */
export async function showManual(db: Db, booking: BookingRecord): Promise<HotelPart> {
  const detail = await hotelDetail(db, booking.id);
  const { entered } = detail;
  const total =
    booking.total === null || booking.currency === null
      ? null
      : moneyOf(BigInt(booking.total), booking.currency);
  const none = moneyOf(0n, entered?.there[0]?.currency ?? 'USD');
  const nights = BigInt(nightsOf(detail) * detail.rooms.length);
  return {
    property: detail.property,
    details: detail.details,
    contact: detail.contact,
    time_zone: detail.time_zone,
    check_in: detail.check_in,
    check_out: detail.check_out,
    room: detail.room,
    rooms: detail.rooms,
    rate: {
      board: entered?.board ?? null,
      payment: entered?.payment ?? null,
      terms: entered?.free_until ? 'free' : 'unknown',
      free_until: entered?.free_until ?? null,
      bookable: null,
      price: {
        total: total ?? none,
        per_night:
          booking.total === null ? none : moneyOf(BigInt(booking.total) / nights, (total ?? none).currency),
        due: entered?.there[0] ?? null,
      },
      now: total,
      there: entered?.there ?? [],
      conditions: [],
      loyalty: null,
      negotiated: null,
    },
    tiers: null,
    requests: detail.requests,
    loyalty_number: null,
    replaces: null,
    replaced_by: null,
    no_show: null,
    balance_due_on: detail.balance_due_on,
    city_id: entered?.city_id ?? null,
  };
}
