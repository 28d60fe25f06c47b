import { z } from 'zod';
import { addDays, daysBetween, moneySchema } from '@traveldesk/shared-contract';
import type { FlightCriteria } from './criteria';

/** Days on either side of the one searched for. */
export const stripDays = 3;

/**
 * Which days around a search: `strip`, the same journey some days earlier and later; `grid`, each day out with each day back of a
 * round trip; `month`, the same journey on every day of a month.
 */
export const dayShapes = ['strip', 'grid', 'month'] as const;
export type DayShape = (typeof dayShapes)[number];

/** `2027-02`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/**
 * `known`: searched within the life of an offer, and `price` is the cheapest then; `none`: searched, and nothing is
 * sold; `unknown`: not searched, or no supplier answered.
 */
export const dayPriceSchema = z.object({
  /** The departure date of the first trip; the others of a strip or a month move by as many days. */
  date: z.iso.date(),
  /** The day back of a round trip; null for others. */
  return_date: z.iso.date().nullable(),
  status: z.enum(['known', 'none', 'unknown']),
  price: moneySchema.nullable(),
  seen_at: z.iso.datetime().nullable(),
});
export type DayPrice = z.infer<typeof dayPriceSchema>;

/** GET /flights/day-prices: the days in order; those before today, and those not sold yet, are left out. Nobody is asked. */
export const dayPricesSchema = z.object({ data: z.array(dayPriceSchema) });

/** The same journey so many days later: every trip moves, so that the stay is as long. */
export function shiftedBy(criteria: FlightCriteria, days: number): FlightCriteria {
  return {
    ...criteria,
    trips: criteria.trips.map((trip) => ({ ...trip, date: addDays(trip.date, days) })),
  };
}

/** The same journey on the days of a price. */
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

/** The day back of a round trip, null for others. */
export function returnOf({ type, trips }: FlightCriteria): string | null {
  return type === 'roundtrip' ? (trips[1]?.date ?? null) : null;
}

/** The journeys of a shape, in the order of their days. */
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
