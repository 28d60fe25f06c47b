import type { Booking, BookingAction } from '@traveldesk/bookings-contract';

/** Whether something can be done with a booking now, by the server's word. */
export function allows({ available_actions: actions }: Booking, wanted: BookingAction): boolean {
  return actions.some(({ action, allowed }) => action === wanted && allowed);
}
