/** Milliseconds of a day; exact in UTC, which has no clock changes. */
export const dayMs = 86_400_000;

/** Days are `YYYY-MM-DD` strings without a time zone: a flight departs on the airport's local day. */
const dayShape = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether a day exists: neither February 30 nor the year 0000 does. */
export function isDay(text: string): boolean {
  if (!dayShape.test(text)) return false;
  const time = startOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the day that many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return from === to ? 0 : Math.round((startOf(to) - startOf(from)) / dayMs);
}
