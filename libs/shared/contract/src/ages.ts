/** The youngest age of an adult: searched for without an age, may travel alone, and may hold an infant (TRAVEL-RULES 2). */
export const grownAge = 18;

/** The ages, in full years, that a search states (TRAVEL-RULES 2). */
export const childAges = { min: 2, max: grownAge - 1 } as const;
export const infantAges = { min: 0, max: 1 } as const;

/** Returns the age in full years on a day; both parameters are days, such as `2027-03-10`. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** Returns the type for fares and documents by age in full years (TRAVEL-RULES 2). */
export function typeByAge(age: number): 'adult' | 'child' | 'infant' {
  return age < 2 ? 'infant' : age < 12 ? 'child' : 'adult';
}

interface Trip {
  segments: readonly { departing_at: string; arriving_at: string }[];
}

/**
 * Returns the relevant days of a journey, local at the airports. `ages_on`: the departure of the last trip (TRAVEL-RULES 2). `arrives_on`:
 * the last day of the journey, before which a passport must not expire (TRAVEL-RULES 8); the latest of all days, since a flight across the
 * date line may land on an earlier one. Both are empty without flights.
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
