import { z } from 'zod';
import { daysBetween, grownAge, idSchema } from '@traveldesk/shared-contract';

/** Limits of a search (STAYS 1 and 5). */
export const radiusKm = { min: 1, max: 100, usual: 10 } as const;
export const mostNights = 99;
export const mostRooms = 8;
export const mostDaysAhead = 330;

/** The ages of children at check-in, in full years. */
export const stayChildAges = { min: 0, max: grownAge - 1 } as const;

const roomSchema = z.object({
  adults: z.number().int(),
  /** Ages at check-in. */
  children: z.array(z.number().int()),
});
export type Room = z.infer<typeof roomSchema>;

/**
 * Validated criteria of a search. `place` is a reference as in `place.ts`. `check_out` is the day of departure, so the number of nights is
 * the difference of the days. `company_id` is the company that staff search for, null for the caller's own.
 */
export const stayCriteriaSchema = z.object({
  place: z.string(),
  /** In kilometers around the place. */
  radius: z.number().int(),
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  rooms: z.array(roomSchema),
  company_id: idSchema.nullable(),
});
export type StayCriteria = z.infer<typeof stayCriteriaSchema>;

/** A room of an incomplete form; a child's age may be missing. */
export interface RoomDraft {
  adults: number;
  children: (number | null)[];
}

/** Criteria of an incomplete form. */
export interface StayDraft extends Omit<StayCriteria, 'place' | 'check_in' | 'check_out' | 'rooms'> {
  place: string | null;
  check_in: string | null;
  check_out: string | null;
  rooms: RoomDraft[];
}

export function emptyStay(): StayDraft {
  return {
    place: null,
    radius: radiusKm.usual,
    check_in: null,
    check_out: null,
    rooms: [{ adults: 2, children: [] }],
    company_id: null,
  };
}

/** Returns the nights of a stay by calendar, which changes of the clock do not affect. */
export function nightsOf({ check_in, check_out }: Pick<StayCriteria, 'check_in' | 'check_out'>): number {
  return daysBetween(check_in, check_out);
}

/** Returns all guests of a stay together, as suppliers take them (STAYS 5). */
export function guestsOf<Age extends number | null>({
  rooms,
}: {
  rooms: readonly { adults: number; children: readonly Age[] }[];
}): { adults: number; children: Age[] } {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.flatMap(({ children }) => children),
  };
}
