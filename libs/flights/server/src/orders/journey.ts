import type { Slice } from '@traveldesk/flights-contract';
import { airportsOf, codesOf } from '../check/airports';
import { timed } from '../check/timeline';
import type { FlightTools } from '../flights.tools';
import type { OrderSlice } from './order-slice';

/**
 * The trips of an order as screens show them, with waits and durations measured on the line of time; null where its times cannot be,
 * or nobody knows an airport's time zone: then the order is shown as its supplier tells it.
 */
export async function journeyOf(
  { names, zones }: Pick<FlightTools, 'names' | 'zones'>,
  slices: readonly OrderSlice[],
): Promise<Slice[] | null> {
  const codes = codesOf([{ slices: [...slices] }]);
  const airports = airportsOf(codes, await names.places(codes), new Map());
  const found = timed(slices, airports, zones);
  return typeof found === 'string' ? null : found;
}

/** The first instant at which a clock of a time zone shows a local time; null where none does, or nobody knows the zone. */
export function instantAt(
  { zones }: Pick<FlightTools, 'zones'>,
  { local, zone }: { local: string; zone: string },
): Date | null {
  const at = zones.instantsOf(local, zone)?.[0];
  return at === undefined ? null : new Date(at);
}
