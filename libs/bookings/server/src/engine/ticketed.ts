import { ticketedStates, type BookingState } from '@traveldesk/bookings-contract';

/** Whether the booking has tickets that can be used, refunded or changed. */
export function isTicketed(state: BookingState): boolean {
  return (ticketedStates as readonly BookingState[]).includes(state);
}
