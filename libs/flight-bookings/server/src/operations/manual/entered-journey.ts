import { tripsOfFlights, type ManualInput } from '@traveldesk/flight-bookings-contract';
import type { Slice } from '@traveldesk/flights-contract';
import {
  journeyOf,
  type FlightTools,
  type OrderSlice,
  type TranslatedNames,
} from '@traveldesk/flights-server';
import { invalid } from '@traveldesk/shared-server';

type Entered = ManualInput['segments'][number];

const unknown = { state: 'unknown', penalty: null } as const;

/** Builds a journey from typed flights. Throws a 422 at each unknown airport, and at `segments` for impossible times. */
export async function enteredJourney(
  flights: FlightTools,
  segments: readonly Entered[],
): Promise<{ slices: Slice[]; names: TranslatedNames; airline: string }> {
  const codes = [...new Set(segments.flatMap(({ origin, destination }) => [origin, destination]))];
  const places = await flights.names.places(codes);
  const fields = segments.flatMap((segment, index) =>
    (['origin', 'destination'] as const)
      .filter((end) => !places.has(segment[end]))
      .map((end) => [`segments.${index}.${end}`, 'booking_airport_unknown'] as const),
  );
  const circles = segments.flatMap(({ origin, destination }, index) =>
    origin === destination ? [[`segments.${index}.destination`, 'booking_flight_nowhere'] as const] : [],
  );
  const problems = [...fields, ...circles];
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  const slices = await journeyOf(flights, tripsOf(segments));
  if (!slices) throw invalid({ segments: 'booking_times_impossible' });
  const airline = segments[0]?.carrier ?? '';
  return { slices, airline, names: await flights.names.of([{ airline, slices }]) };
}

export function tripsOf(segments: readonly Entered[]): OrderSlice[] {
  return tripsOfFlights(segments).map(sliceOf);
}

function sliceOf(trip: readonly Entered[], index: number): OrderSlice {
  return {
    ref: `trip_${index}`,
    origin: trip[0]?.origin ?? '',
    destination: trip.at(-1)?.destination ?? '',
    minutes: null,
    fare_brand: null,
    conditions: { change: unknown, refund: unknown },
    segments: trip.map((segment, at) => ({
      ...segment,
      ref: `flight_${index}_${at}`,
      seats: [],
      origin_terminal: null,
      destination_terminal: null,
      minutes: null,
      operated_by: segment.carrier,
      aircraft: null,
      cabin: null,
      fare_basis: null,
      bags: { carry_on: null, checked: null },
      stops: [],
    })),
  };
}
