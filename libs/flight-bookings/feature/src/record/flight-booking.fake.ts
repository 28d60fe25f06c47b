import { booking, quote } from '@traveldesk/bookings-ui/testing';
import type { FlightBooking, FlightQuote } from '@traveldesk/flight-bookings-contract';

/** A flight booking without flights, plus the given changes. */
export function flightBooking({
  quote: standing = null,
  ...changes
}: Partial<FlightBooking> = {}): FlightBooking {
  return {
    ...booking(),
    group: null,
    slices: [],
    names: { places: {}, airlines: {}, aircraft: {} },
    airline: 'MS',
    bags: null,
    conditions: null,
    airline_changes: [],
    agency_changes: [],
    quote: standing,
    ...changes,
  };
}

export const flightQuote = (changes: Partial<FlightQuote> = {}): FlightQuote => ({
  ...quote(),
  added: [],
  removed: [],
  ...changes,
});
