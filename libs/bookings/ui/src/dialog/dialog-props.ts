import type { Booking } from '@traveldesk/bookings-contract';

/** What a dialog about a booking is given. */
export interface DialogProps {
  booking: Booking;
  onClose: () => void;
}
