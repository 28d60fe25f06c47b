import type { FlightCriteria } from '@traveldesk/flights-contract';
import { cabinWire } from './cabins';

/** Returns the time limit to send to the supplier (SUPPLIER 5), one second less than ours so that its answer arrives in time. */
export function supplierTimeout(timeoutMs: number): number {
  return Math.min(60_000, Math.max(2_000, timeoutMs - 1_000));
}

/**
 * Builds the body of POST /air/offer_requests (SUPPLIER 5). Travelers under 18 are stated by their age on the departure of the last trip.
 */
export function offerRequest(criteria: FlightCriteria) {
  const { trips, cabin, adults, children, infants, max_stops, private_fares: fares } = criteria;
  return {
    data: {
      slices: trips.map(({ origin, destination, date, departure, arrival }) => ({
        origin,
        destination,
        departure_date: date,
        ...(departure && { departure_time: departure }),
        ...(arrival && { arrival_time: arrival }),
      })),
      passengers: [
        ...Array.from({ length: adults }, () => ({ type: 'adult' })),
        ...[...children, ...infants].map((age) => ({ age })),
      ],
      cabin_class: cabinWire[cabin],
      ...(max_stops !== null && { max_connections: max_stops }),
      ...(fares.length > 0 && { private_fares: privateFaresOf(fares) }),
    },
  };
}

/** Groups private fares by airline, each code under the name of its kind. */
function privateFaresOf(fares: FlightCriteria['private_fares']): Record<string, object[]> {
  const byAirline: Record<string, object[]> = {};
  for (const { airline, kind, code } of fares) (byAirline[airline] ??= []).push({ [kind]: code });
  return byAirline;
}
