import { isDay } from '@traveldesk/shared-contract';

/** The first and the last day of a report, in UTC: those of the address, or the month until today, as the API has it. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from: string; to: string } {
  const last = to && isDay(to) ? to : now.toISOString().slice(0, 10);
  return { from: from && isDay(from) ? from : `${last.slice(0, 7)}-01`, to: last };
}
