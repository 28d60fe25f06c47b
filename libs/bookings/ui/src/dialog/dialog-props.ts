import type { Booking } from '@traveldesk/bookings-contract';

/** Props of a dialog about a booking; `Shown` has the fields of its product. */
export interface DialogProps<Shown extends Booking = Booking> {
  booking: Shown;
  onClose: () => void;
}
