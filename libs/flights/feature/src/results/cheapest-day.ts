import type { DayPrice } from '@traveldesk/flights-contract';
import { minorUnits } from '@traveldesk/shared-contract';

/** Returns a key that is equal for the same days. */
export function dayKey({ date, return_date }: Pick<DayPrice, 'date' | 'return_date'>): string {
  return `${date} ${return_date ?? ''}`;
}

/** Returns the key of the cheapest day if several prices are known; all prices of a search are in one currency. */
export function cheapestDay(days: readonly DayPrice[]): string | undefined {
  const priced = days.flatMap((day) =>
    day.price ? [{ key: dayKey(day), minor: minorUnits(day.price) }] : [],
  );
  if (priced.length < 2) return undefined;
  return priced.reduce((least, one) => (one.minor < least.minor ? one : least)).key;
}
