import { isDay } from '@traveldesk/shared-contract';

/** The first and the last day of a statement, in UTC as the API counts them. */
export interface Period {
  from: string;
  to: string;
}

export const periods = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const;
export type PeriodName = (typeof periods)[number];

/** A day of the address, or undefined for what is none. */
export function dayOf(text: string | undefined): string | undefined {
  return text && isDay(text) ? text : undefined;
}

/** A period that people ask for, until today at the latest. */
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
