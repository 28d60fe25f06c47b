import dayjs from 'dayjs';
import { useMemo } from 'react';
import { addDays, daysBetween, firstOfWeek, localeOf, type Language } from '@traveldesk/shared-contract';
import { useLanguage } from '@traveldesk/shared-web';

/** Arabic short weekday names are the full names, and seven of them do not fit. */
const shortWeekday = { en: 'short', fr: 'short', ar: 'narrow' } as const satisfies Readonly<
  Record<Language, string>
>;
const daysOfWeek = 7;
/** An arbitrary Sunday. */
const sunday = '2026-11-01';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Adds months, clamping to the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  return dayjs(day).add(months, 'month').format('YYYY-MM-DD');
}

export interface Month {
  title: string;
  weekdays: { short: string; long: string }[];
  /** Full weeks, including days of the adjacent months. */
  weeks: string[][];
  /** Returns a day's offset from the start of its week. */
  inWeek: (day: string) => number;
  /** Returns a day's accessible name. */
  named: (day: string) => string;
}

/** Returns the month of a day, formatted for the user's language. */
export function useMonth(day: string): Month {
  const { language } = useLanguage();
  const first = `${day.slice(0, 7)}-01`;
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone: 'UTC' });
    const inWeek = (one: string) => (dayjs(one).day() - firstOfWeek[language] + daysOfWeek) % daysOfWeek;
    const begin = addDays(first, -inWeek(first));
    const count = Math.ceil(daysBetween(begin, addMonths(first, 1)) / daysOfWeek);
    const weekOf = (start: string) => Array.from({ length: daysOfWeek }, (_, index) => addDays(start, index));
    const [short, long] = [format({ weekday: shortWeekday[language] }), format({ weekday: 'long' })];
    const named = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    return {
      title: format({ month: 'long', year: 'numeric' }).format(dateOf(first)),
      weekdays: weekOf(addDays(sunday, firstOfWeek[language])).map((one) => ({
        short: short.format(dateOf(one)),
        long: long.format(dateOf(one)),
      })),
      weeks: Array.from({ length: count }, (_, index) => weekOf(addDays(begin, index * daysOfWeek))),
      inWeek,
      named: (one: string) => named.format(dateOf(one)),
    };
  }, [language, first]);
}
