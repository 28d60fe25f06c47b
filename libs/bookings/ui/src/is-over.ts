import type { Booking, BookingState } from '@traveldesk/bookings-contract';

const over: ReadonlySet<BookingState> = new Set(['failed', 'expired', 'cancelled']);

/** Whether a booking failed, expired or was canceled, so that the user may search again. */
export const isOver = ({ state }: Pick<Booking, 'state'>): boolean => over.has(state);
