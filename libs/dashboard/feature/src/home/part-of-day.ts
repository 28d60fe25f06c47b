export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Returns the part of the day for a greeting. `hour`: 0 to 23 by the user's clock; night counts as evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
