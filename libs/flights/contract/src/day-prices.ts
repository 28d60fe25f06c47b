import { z } from 'zod';
import { addDays, moneySchema } from '@traveldesk/shared-contract';
import type { FlightCriteria } from './criteria';

/** Days on either side of the one searched for. */
export const stripDays = 3;

/**
 * `known`: searched within the life of an offer, and `price` is the cheapest then; `none`: searched, and nothing is
 * sold; `unknown`: not searched, or no supplier answered.
 */
export const dayPriceSchema = z.object({
  /** The departure date of the first trip; the others move by as many days. */
  date: z.iso.date(),
  status: z.enum(['known', 'none', 'unknown']),
  price: moneySchema.nullable(),
  seen_at: z.iso.datetime().nullable(),
});
export type DayPrice = z.infer<typeof dayPriceSchema>;

/** GET /flights/day-prices: the days in order; those before today are left out. Nobody is asked. */
export const dayPricesSchema = z.object({ data: z.array(dayPriceSchema) });

/** The same journey so many days later: every trip moves, so that the stay is as long. */
export function shiftedBy(criteria: FlightCriteria, days: number): FlightCriteria {
  return {
    ...criteria,
    trips: criteria.trips.map((trip) => ({ ...trip, date: addDays(trip.date, days) })),
  };
}
