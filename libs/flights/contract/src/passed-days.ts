import { dayIn, isDay } from '@traveldesk/shared-contract';
import type { CriteriaDraft } from './criteria';

/** Where a day begins first, and where it ends last. */
const calendars = { first: 'Etc/GMT-14', last: 'Etc/GMT+12' } as const;

/** Whether something is said against a field, as `trips.0.date`. */
type IsRefused = (field: string) => boolean;

/**
 * The search with the days that have passed left open, to be chosen anew; null where none has (TRAVEL-RULES 7). Whoever does not know the
 * airports' calendars knows that a day has passed once it is over everywhere; of one that the API refuses, once it is over anywhere.
 */
export function withoutPassedDays(
  draft: CriteriaDraft,
  now: Date,
  isRefused: IsRefused = () => false,
): CriteriaDraft | null {
  const today = { first: dayIn(calendars.first, now), last: dayIn(calendars.last, now) };
  const hasPassed = (date: string | null, index: number) =>
    date !== null &&
    isDay(date) &&
    (date < today.last || (date < today.first && isRefused(`trips.${index}.date`)));
  if (!draft.trips.some(({ date }, index) => hasPassed(date, index))) return null;
  return {
    ...draft,
    trips: draft.trips.map((trip, index) => (hasPassed(trip.date, index) ? { ...trip, date: null } : trip)),
  };
}
