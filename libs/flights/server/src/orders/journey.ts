import type { Slice } from '@traveldesk/flights-contract';
import { airportsOf, codesOf } from '../check/airports';
import { timed } from '../check/timeline';
import type { FlightTools } from '../flights.tools';
import type { OrderSlice } from './order-slice';

/**
 * Returns the trips of an order for display, with layovers and durations computed from instants; null if its times are impossible or an
 * airport's time zone is unknown. The screen then shows the order as the supplier states it.
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

/** Returns the first instant of a local time in a time zone; null if the time does not exist or the zone is unknown. */
export function instantAt(
  { zones }: Pick<FlightTools, 'zones'>,
  { local, zone }: { local: string; zone: string },
): Date | null {
  const at = zones.instantsOf(local, zone)?.[0];
  return at === undefined ? null : new Date(at);
}
