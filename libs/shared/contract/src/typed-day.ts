import { addDays, daysBetween, isDay } from './day';
import { folded } from './folded';

/** The current day and the limits of the expected day, all as `YYYY-MM-DD`. */
interface DayLimits {
  today: string;
  /** The day that a distance counts from; today by default. */
  from?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

/** Locales of month names: `Dec`, `déc.`, and the Arabic names of Egypt, Syria and Algeria. */
const monthLocales = ['en', 'fr', 'ar-EG', 'ar-SY', 'ar-DZ'];
const shortestName = 3;

let names: readonly (readonly [name: string, month: number])[] | undefined;

function monthNames() {
  names ??= monthLocales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, month) => {
        const name = folded(format.format(new Date(Date.UTC(2026, month, 15)))).replace(/\./g, '');
        return [name, month + 1] as const;
      });
    }),
  );
  return names;
}

/** Returns the month whose name begins with a text; undefined if there is none or several, such as June and July for `jui`. */
function monthOf(typed: string): number | undefined {
  if (typed.length < shortestName) return undefined;
  const found = new Set(
    monthNames()
      .filter(([name]) => name.startsWith(typed))
      .map(([, month]) => month),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/;
const named = /^(\d{1,2})[-/. ]?(\p{L}[\p{L} ]*?)\.?[-/. ]?(\d{4}|\d{2})?$/u;
const run = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;
const distance = /^([+-])(\d{1,3})$/;

interface Parts {
  day: number;
  month: number;
  /** Four digits, two digits, or undefined if left out. */
  year: string | undefined;
}

function partsOf(text: string): Parts | undefined {
  const [, year, month, day] = iso.exec(text) ?? [];
  if (year) return { day: Number(day), month: Number(month), year };
  const numbers = dayFirst.exec(text) ?? run.exec(text);
  if (numbers) return { day: Number(numbers[1]), month: Number(numbers[2]), year: numbers[3] };
  const words = named.exec(text);
  const known = words?.[2] && monthOf(words[2].trim());
  return known ? { day: Number(words?.[1]), month: known, year: words?.[3] } : undefined;
}

/** Returns the possible years; the range includes a leap year for February 29. */
function yearsOf(typed: string | undefined, today: string): number[] {
  const now = Number(today.slice(0, 4));
  if (typed === undefined) return Array.from({ length: 17 }, (_, index) => now - 8 + index);
  if (typed.length === 4) return [Number(typed)];
  return [1900, 2000, 2100].map((century) => century + Number(typed));
}

/** Whether a word is written as a day: `12dec`, `3/1`, `2026-12-01`, `+3`. A bare number could mean anything. */
export function isWrittenDay(word: string): boolean {
  return /^\d{1,2}[-/.]?[^\d\s]|^\d{4}-\d|^\+\d/.test(word);
}

/** Earlier days are never meant. */
const earliest = '1900-01-01';

const two = (part: number) => String(part).padStart(2, '0');
const dateOf = ({ day, month }: Parts, year: number) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

function datesOf(parts: Parts, today: string): string[] {
  return yearsOf(parts.year, today)
    .map((year) => dateOf(parts, year))
    .filter((date) => date >= earliest && isDay(date));
}

const plain = (typed: string) => folded(typed).replace(/[\u2212\u2013]/g, '-');

/** Whether a text is a number of days relative to another day. */
export function isDistance(typed: string): boolean {
  return distance.test(plain(typed));
}

/**
 * Whether a typed text, with or without a time (`1/1/1800T10:00`), is a day before 1900. `readDay` finds none for it, so that the form can
 * say this instead of "no such day".
 */
export function isLongAgo(typed: string): boolean {
  const parts = partsOf(plain(typed.replace(/T(?:\d{2}:\d{2})?$/, '')));
  if (parts?.year?.length !== 4) return false;
  const date = dateOf(parts, Number(parts.year));
  return date < earliest && isDay(date);
}

/**
 * Reads a day as typed in this trade (`15DEC`, `15 déc. 26`, `15/12`, `15.12.2026`, `151226`, `2026-12-15`, `+7` for in a week), with
 * digits of any keyboard and months in three languages; except in ISO dates, the day comes before the month. A missing or short year
 * becomes the one nearest to today within the limits, or the nearest of all if none is within them. Undefined if the text is not a day.
 */
export function readDay(
  typed: string,
  { today, from = today, min = earliest, max = '2199-12-31' }: DayLimits,
) {
  const text = plain(typed);
  const [, sign, days] = distance.exec(text) ?? [];
  if (days) return addDays(from, Number(`${sign}${days}`));
  const parts = partsOf(text);
  if (!parts) return undefined;
  const nearest = datesOf(parts, today).sort(
    (one, other) => Math.abs(daysBetween(today, one)) - Math.abs(daysBetween(today, other)),
  );
  return nearest.find((date) => date >= min && date <= max) ?? nearest[0];
}

/** Reads a typed time of day, `9:30`, `0930`, `9h30` or `9`, as `09:30`; undefined if it is not one. */
export function readTime(typed: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.h ]?(\d{2})|h)?$/.exec(folded(typed)) ?? [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
