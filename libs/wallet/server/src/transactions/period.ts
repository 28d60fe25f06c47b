import { dayMs } from '@traveldesk/shared-contract';
import { invalid } from '@traveldesk/shared-server';

const longestDays = 366;

/** Throws a 422 at `to` if the last day is before the first. */
export function refusePeriod(from: string | undefined, to: string | undefined): void {
  if (from !== undefined && to !== undefined && to < from) throw invalid({ to: 'period_order' });
}

/**
 * Converts a period of days in UTC, both included, to instants; `end` is exclusive. Throws a 422 at `to` if the last day is before the
 * first or the period exceeds 366 days.
 */
export function periodInstants({ from, to }: { from: string; to: string }): { begin: Date; end: Date } {
  refusePeriod(from, to);
  const [begin, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`) + dayMs];
  if (end - begin > longestDays * dayMs) throw invalid({ to: 'period_too_long' });
  return { begin: new Date(begin), end: new Date(end) };
}
