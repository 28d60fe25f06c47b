import type { BookingRecord } from '@traveldesk/bookings-server';
import type { HotelPart } from '@traveldesk/hotel-bookings-contract';
import type { Db } from '@traveldesk/shared-server';
import type { HotelDetail } from '../hotel-bookings.tables';
import { bookedTiers } from '../money/booked-money';
import { noShowWindowOf } from '../operations/no-show/no-show-window';
import { linkedBookings } from './linked-bookings.sql';
import { showManual } from './show-manual';

interface Shown {
  booking: BookingRecord;
  detail: HotelDetail;
  now: Date;
  withNet: boolean;
}

/** Returns a stay as its page shows it, in the terms that were agreed. */
export async function showStay(db: Db, { booking, detail, now, withNet }: Shown): Promise<HotelPart> {
  const { agreed } = detail;
  if (!agreed) return showManual(db, booking);
  const {
    id: _id,
    supplier: _supplier,
    expires_at: _ends,
    tiers: _tiers,
    left: _left,
    ...rate
  } = agreed.rate;
  const { from, until } = noShowWindowOf(detail);
  return {
    property: detail.property,
    details: detail.details,
    contact: detail.contact,
    time_zone: detail.time_zone,
    check_in: detail.check_in,
    check_out: detail.check_out,
    room: detail.room,
    rooms: detail.rooms,
    rate: withNet
      ? {
          ...rate,
          price: { ...rate.price, net: agreed.net },
          commission: agreed.commission,
          note: agreed.note,
        }
      : rate,
    tiers: await bookedTiers(db, booking, detail, now),
    requests: detail.requests,
    loyalty_number: detail.loyalty_number,
    ...(await linkedBookings(db, booking.id)),
    no_show: { from: from.toISOString(), until: until.toISOString() },
    balance_due_on: detail.balance_due_on,
    city_id: null,
  };
}
