import type { Language, Money } from '@traveldesk/shared-contract';

/** Latin digits in every language: staff read and paste codes and amounts across languages. */
const localeOf: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-EG-u-nu-latn' };

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

export interface Format {
  number(value: number): string;
  /** The amount with its currency's code; digits are those of the decimal text, never of a float. */
  money(money: Money): string;
  /** A day, from `2026-11-21` or an instant. A day without time is never moved by a time zone. */
  date(value: string | Date): string;
  /** An instant in the user's time zone. */
  dateTime(value: string | Date): string;
  /** `3 hours ago`, `in 2 days`. */
  relative(value: string | Date, now?: Date): string;
}

function moneyText(locale: string, { amount, currency }: Money): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(amount as Intl.StringNumericLiteral);
}

function makeFormat(language: Language): Format {
  const locale = localeOf[language];
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const localDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    number: (value) => number.format(value),
    money: (money) => moneyText(locale, money),
    date: (value) =>
      typeof value === 'string' && value.length === 10
        ? day.format(new Date(value))
        : localDay.format(new Date(value)),
    dateTime: (value) => instant.format(new Date(value)),
    relative: (value, now = new Date()) => {
      const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
      const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
      return distance.format(Math.round(seconds / size), unit);
    },
  };
}

const made = new Map<Language, Format>();

/** Numbers, money and times as people of that language write them. */
export function formatters(language: Language): Format {
  const format = made.get(language) ?? makeFormat(language);
  made.set(language, format);
  return format;
}
