import { isDay } from '@traveldesk/shared-contract';

/** The first and last day of a statement, in UTC like the API's days. */
export interface Period {
  from: string;
  to: string;
}

export const periods = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const;
export type PeriodName = (typeof periods)[number];

/** Returns a valid day of the address, or undefined. */
export function dayOf(text: string | undefined): string | undefined {
  return text && isDay(text) ? text : undefined;
}

/** Returns the dates of a preset period, which ends no later than today. */
export function periodOf(name: PeriodName, now: Date): Period {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const first = {
    thisMonth: month,
    lastMonth: month - 1,
    thisQuarter: month - (month % 3),
    thisYear: 0,
  };
  const from = dayAt(new Date(Date.UTC(year, first[name])));
  return { from, to: name === 'lastMonth' ? dayAt(new Date(Date.UTC(year, month, 0))) : dayAt(now) };
}

function dayAt(date: Date): string {
  return date.toISOString().slice(0, 10);
}
