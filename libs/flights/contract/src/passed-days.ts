import { dayIn, isDay } from '@traveldesk/shared-contract';
import type { CriteriaDraft } from './criteria';

/** The time zones in which a day begins first and ends last. */
const calendars = { first: 'Etc/GMT-14', last: 'Etc/GMT+12' } as const;

/** Whether the API has rejected a field, such as `trips.0.date`. */
type IsRefused = (field: string) => boolean;

/**
 * Returns the search without its past dates, to be chosen again; null if there are none (TRAVEL-RULES 7). Without the airports' time zones,
 * a day counts as past when it is over everywhere; if the API has rejected it, when it is over anywhere.
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
