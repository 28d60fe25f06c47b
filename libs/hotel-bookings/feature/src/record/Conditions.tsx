import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { ArrivalFacts, RateConditions } from '@traveldesk/hotels-ui';
import { recordStyles } from '@traveldesk/bookings-ui';

/** The conditions agreed with the rate, and how guests arrive. */
export function Conditions({ booking }: { booking: HotelBooking }) {
  const { rate, details, time_zone: zone, check_in: checkIn } = booking;
  return (
    <div className={recordStyles.page}>
      <RateConditions conditions={rate.conditions} open />
      <ArrivalFacts details={details} waiting={false} zone={zone} checkIn={checkIn} />
    </div>
  );
}
