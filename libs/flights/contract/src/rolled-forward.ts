import { daysBetween } from '@traveldesk/shared-contract';
import type { FlightCriteria } from './criteria';
import { shiftedBy } from './day-prices';

const week = 7;

/** Moves a journey whose first day has passed by whole weeks to the future, which keeps its weekdays and the length of its stay. */
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
