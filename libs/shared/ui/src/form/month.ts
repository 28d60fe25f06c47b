import dayjs from 'dayjs';
import { useMemo } from 'react';
import { addDays, daysBetween, localeOf, type Language } from '@traveldesk/shared-contract';
import { useLanguage } from '@traveldesk/shared-web';

/** The day of the week with which one begins, Sunday being 0: not every browser can tell. */
const firstOfWeek: Readonly<Record<Language, number>> = { en: 0, fr: 1, ar: 6 };
/** In Arabic a short name is the whole one, and seven of them run into each other. */
const shortWeekday = { en: 'short', fr: 'short', ar: 'narrow' } as const satisfies Readonly<
  Record<Language, string>
>;
const daysOfWeek = 7;
/** Some Sunday. */
const sunday = '2026-11-01';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The same day of a month so many months later, or its last one where that is shorter. */
export function addMonths(day: string, months: number): string {
  return dayjs(day).add(months, 'month').format('YYYY-MM-DD');
}

export interface Month {
  title: string;
  weekdays: { short: string; long: string }[];
  /** Whole weeks, with days of the months beside it. */
  weeks: string[][];
  /** How far a day lies behind the beginning of its week. */
  inWeek: (day: string) => number;
  /** A day as it is read out. */
  named: (day: string) => string;
}

/** The month of a day, as the reader's calendar shows it. */
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
