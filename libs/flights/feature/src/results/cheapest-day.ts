import type { DayPrice } from '@traveldesk/flights-contract';
import { minorUnits } from '@traveldesk/shared-contract';

/** Equal for the same days. */
export function dayKey({ date, return_date }: Pick<DayPrice, 'date' | 'return_date'>): string {
  return `${date} ${return_date ?? ''}`;
}

/** The days of the lowest price, where several prices are known; all prices of a search are in one currency. */
export function cheapestDay(days: readonly DayPrice[]): string | undefined {
  const priced = days.flatMap((day) =>
    day.price ? [{ key: dayKey(day), minor: minorUnits(day.price) }] : [],
  );
  if (priced.length < 2) return undefined;
  return priced.reduce((least, one) => (one.minor < least.minor ? one : least)).key;
}
