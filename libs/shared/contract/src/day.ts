/** A day in milliseconds; of UTC, where every day has as many. */
export const dayMs = 86_400_000;

/** Days are `YYYY-MM-DD` texts, without a time zone: a flight leaves on the airport's own day. */
const dayShape = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether there is such a day: no 30th of February, and no year 0000. */
export function isDay(text: string): boolean {
  if (!dayShape.test(text)) return false;
  const time = startOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day so many days later, or earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return from === to ? 0 : Math.round((startOf(to) - startOf(from)) / dayMs);
}
