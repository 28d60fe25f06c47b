import { ticketedStates, type BookingState } from '@traveldesk/bookings-contract';

/** Whether there are tickets that can be used, given back or changed. */
export function isTicketed(state: BookingState): boolean {
  return (ticketedStates as readonly BookingState[]).includes(state);
}
