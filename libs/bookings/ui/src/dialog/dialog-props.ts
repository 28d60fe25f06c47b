import type { Booking } from '@traveldesk/bookings-contract';

/** Props of a dialog about a booking. */
export interface DialogProps {
  booking: Booking;
  onClose: () => void;
}
