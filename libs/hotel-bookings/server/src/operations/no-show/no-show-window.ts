import type { NoShowWindow } from '@traveldesk/bookings-server';
import { addDays, dayMs } from '@traveldesk/shared-contract';
import type { HotelDetail } from '../../hotel-bookings.tables';
import { dayAt, instantAt } from '../../order/property-time';

const afterCheckOutMs = 7 * dayMs;

/** Returns when the check-out of a stay is over, at the property. */
export function checkOutOf({ check_out: day, time_zone: zone, details }: StayTimes): Date {
  return instantAt(day, details.check_out_before ?? '12:00', zone);
}

type StayTimes = Pick<HotelDetail, 'check_in' | 'check_out' | 'time_zone' | 'details'>;

/** A no-show can be set or taken back from the property's day after check-in until 7 days after check-out. */
export function noShowWindowOf(stay: StayTimes): NoShowWindow {
  return {
    from: dayAt(addDays(stay.check_in, 1), stay.time_zone).begins,
    until: new Date(checkOutOf(stay).getTime() + afterCheckOutMs),
  };
}
