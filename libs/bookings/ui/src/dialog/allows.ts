import type { Booking, BookingAction } from '@traveldesk/bookings-contract';

/** Whether the server allows an action on a booking now. */
export function allows({ available_actions: actions }: Booking, wanted: BookingAction): boolean {
  return actions.some(({ action, allowed }) => action === wanted && allowed);
}
