import type { BookingRecord } from '@traveldesk/bookings-server';
import type { HotelPart } from '@traveldesk/hotel-bookings-contract';
import { rateFor } from '@traveldesk/hotels-server';
import type { Db } from '@traveldesk/shared-server';
import type { HotelDetail } from '../hotel-bookings.tables';
import { bookedTiers } from '../money/booked-money';
import { noShowWindowOf } from '../operations/no-show/no-show-window';
import { linkedBookings } from './linked-bookings.sql';
import { enteredPart } from './show-manual';

interface Shown {
  booking: BookingRecord;
  detail: HotelDetail;
  now: Date;
  withNet: boolean;
}

/** Returns a stay as its page shows it, with the agreed terms, or as entered by hand. */
export async function showStay(db: Db, { booking, detail, now, withNet }: Shown): Promise<HotelPart> {
  const { property, details, contact, time_zone, check_in, check_out, room, rooms, requests } = detail;
  const { balance_due_on, agreed } = detail;
  const stored = { property, details, contact, time_zone, check_in, check_out, room, rooms, requests };
  if (!agreed) return { ...stored, balance_due_on, ...enteredPart(booking, detail) };
  const {
    id: _id,
    supplier: _supplier,
    expires_at: _ends,
    tiers: _tiers,
    left: _left,
    ...rate
  } = rateFor(agreed, withNet);
  const { from, until } = noShowWindowOf(detail);
  return {
    ...stored,
    balance_due_on,
    rate,
    tiers: await bookedTiers(db, booking, detail, now),
    loyalty_number: detail.loyalty_number,
    ...(await linkedBookings(db, booking.id)),
    no_show: { from: from.toISOString(), until: until.toISOString() },
    city_id: null,
  };
}
