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
