import { z } from 'zod';
import { addDays, daysBetween, moneySchema } from '@traveldesk/shared-contract';
import type { FlightCriteria } from './criteria';

/** Days shown on either side of the searched day. */
export const stripDays = 3;

/**
 * The days around a search: `strip`, the same journey some days earlier and later; `grid`, every departure day with every return day of a
 * round trip; `month`, the same journey on every day of a month.
 */
export const dayShapes = ['strip', 'grid', 'month'] as const;
export type DayShape = (typeof dayShapes)[number];

/** A month, such as `2027-02`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/**
 * `known`: searched within the life of its offers, `price` being the lowest; `none`: searched without any offers; `unknown`: not searched,
 * or not all suppliers answered.
 */
export const dayPriceSchema = z.object({
  /** The departure date of the first trip. In a strip or a month the other trips move by the same number of days. */
  date: z.iso.date(),
  /** The return date of a round trip; null for others. */
  return_date: z.iso.date().nullable(),
  status: z.enum(['known', 'none', 'unknown']),
  price: moneySchema.nullable(),
  seen_at: z.iso.datetime().nullable(),
});
export type DayPrice = z.infer<typeof dayPriceSchema>;

/** GET /flights/day-prices: the days in order, without past days and those not yet on sale. Asks no supplier. */
export const dayPricesSchema = z.object({ data: z.array(dayPriceSchema) });

/** Returns the journey moved by a number of days: all trips move, so the stay keeps its length. */
export function shiftedBy(criteria: FlightCriteria, days: number): FlightCriteria {
  return {
    ...criteria,
    trips: criteria.trips.map((trip) => ({ ...trip, date: addDays(trip.date, days) })),
  };
}

/** Returns the journey on the days of a price. */
export function onDays(
  criteria: FlightCriteria,
  { date, return_date: back }: Pick<DayPrice, 'date' | 'return_date'>,
): FlightCriteria {
  const moved = shiftedBy(criteria, daysBetween(criteria.trips[0]?.date ?? date, date));
  if (back === null) return moved;
  return {
    ...moved,
    trips: moved.trips.map((trip, index) => (index === 1 ? { ...trip, date: back } : trip)),
  };
}

/** Returns the return date of a round trip; null for others. */
export function returnOf({ type, trips }: FlightCriteria): string | null {
  return type === 'roundtrip' ? (trips[1]?.date ?? null) : null;
}

/** Returns the journeys of a shape, in order of their days. */
export function journeysAround(criteria: FlightCriteria, shape: DayShape, month?: string): FlightCriteria[] {
  const first = criteria.trips[0]?.date ?? '';
  if (shape === 'month')
    return daysOfMonth(month ?? first.slice(0, 7)).map((date) =>
      shiftedBy(criteria, daysBetween(first, date)),
    );
  const back = returnOf(criteria);
  if (shape === 'strip' || back === null) return near.map((days) => shiftedBy(criteria, days));
  return near.flatMap((out) =>
    near
      .map((days) => onDays(criteria, { date: addDays(first, out), return_date: addDays(back, days) }))
      .filter(({ trips }) => (trips[1]?.date ?? '') >= (trips[0]?.date ?? '')),
  );
}

const near = Array.from({ length: 2 * stripDays + 1 }, (_, index) => index - stripDays);

function daysOfMonth(month: string): string[] {
  return Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter((day) =>
    day.startsWith(month),
  );
}
