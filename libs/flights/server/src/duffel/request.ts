import type { FlightCriteria } from '@traveldesk/flights-contract';
import { cabinWire } from './cabins';

/** What the supplier takes as its own time limit (SUPPLIER 5), a little less than ours: its answer has to travel. */
export function supplierTimeout(timeoutMs: number): number {
  return Math.min(60_000, Math.max(2_000, timeoutMs - 1_000));
}

/**
 * The body of POST /air/offer_requests (SUPPLIER 5). Everybody under 18 goes by age, on the departure of the
 * last trip.
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

/** By airline, each code under the name of its kind. */
function privateFaresOf(fares: FlightCriteria['private_fares']): Record<string, object[]> {
  const byAirline: Record<string, object[]> = {};
  for (const { airline, kind, code } of fares) (byAirline[airline] ??= []).push({ [kind]: code });
  return byAirline;
}
