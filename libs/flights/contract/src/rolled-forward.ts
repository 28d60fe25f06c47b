import { weeksForward } from '@traveldesk/shared-contract';
import type { FlightCriteria } from './criteria';
import { shiftedBy } from './day-prices';

/** Moves a journey whose first day has passed by whole weeks to the future, which keeps its weekdays and the length of its stay. */
export function rolledForward(
  criteria: FlightCriteria,
  today: string,
): { criteria: FlightCriteria; weeks: number } {
  const weeks = weeksForward(criteria.trips[0]?.date ?? today, today);
  return { criteria: shiftedBy(criteria, weeks * 7), weeks };
}
