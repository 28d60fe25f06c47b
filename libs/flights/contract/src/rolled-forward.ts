import { daysBetween } from '@traveldesk/shared-contract';
import type { FlightCriteria } from './criteria';
import { shiftedBy } from './day-prices';

const week = 7;

/** A journey whose first day is over, so many whole weeks later that it is not: the days of the week stay, and so does the stay. */
export function rolledForward(
  criteria: FlightCriteria,
  today: string,
): { criteria: FlightCriteria; weeks: number } {
  const first = criteria.trips[0]?.date ?? today;
  const late = daysBetween(first, today);
  if (late <= 0) return { criteria, weeks: 0 };
  const weeks = Math.ceil(late / week);
  return { criteria: shiftedBy(criteria, weeks * week), weeks };
}
