/** From this age on somebody is searched for without one, may travel alone, and may hold an infant (TRAVEL-RULES 2). */
export const grownAge = 18;

/** The ages, in full years, that a search tells (TRAVEL-RULES 2). */
export const childAges = { min: 2, max: grownAge - 1 } as const;
export const infantAges = { min: 0, max: 1 } as const;

/** Full years on a day; both are days, `2027-03-10`. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** The type by which fares and documents know somebody of an age in full years (TRAVEL-RULES 2). */
export function typeByAge(age: number): 'adult' | 'child' | 'infant' {
  return age < 2 ? 'infant' : age < 12 ? 'child' : 'adult';
}

interface Trip {
  segments: readonly { departing_at: string; arriving_at: string }[];
}

/**
 * The days that count for those who travel, local at the airport. `ages_on`: the departure of the last trip (TRAVEL-RULES 2).
 * `arrives_on`: the last arrival, which a passport must not expire before (TRAVEL-RULES 8); the latest of all days where a flight over
 * the date line lands on an earlier one. Both are empty without flights.
 */
export function travelDays(trips: readonly Trip[]): { ages_on: string; arrives_on: string } {
  const days = trips
    .flatMap(({ segments }) => segments)
    .flatMap(({ departing_at, arriving_at }) => [departing_at.slice(0, 10), arriving_at.slice(0, 10)]);
  return {
    ages_on: trips.at(-1)?.segments[0]?.departing_at.slice(0, 10) ?? '',
    arrives_on: days.sort().at(-1) ?? '',
  };
}
