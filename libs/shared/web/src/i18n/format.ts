import { dayFormat, instantFormat, localeOf, type Language, type Money } from '@traveldesk/shared-contract';
import { serverNow } from '../api/server-clock';
import { chosenZone } from './reader-zone';

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
  /** The amount with its currency code, formatted from the decimal string, never from a float. */
  money(money: Money): string;
  /** The amount alone, where the column's head or the row shows the currency. */
  figure(money: Money): string;
  /** A decimal string as users type it: with the language's decimal mark and no grouping. */
  typed(decimal: string): string;
  /** A day, from `2026-11-21` or an instant. Time zones never shift a day without a time. */
  date(value: string | Date): string;
  /** An instant in the user's time zone. */
  dateTime(value: string | Date): string;
  /** An instant with the name of its time zone, by default the user's, for deadlines that others may read elsewhere. */
  deadline(value: string | Date, timeZone?: string): string;
  /** `3 hours ago`, `in 2 days`, relative to the server's time. */
  relative(value: string | Date, now?: Date): string;
}

/** Creates a formatter on first use: each costs more than rendering a table row, and a page needs one or two. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function amountFormat(locale: string, currency: string | null, decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    ...(currency !== null && { style: 'currency', currency, currencyDisplay: 'code' }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

function makeFormat(language: Language, zone: string | undefined): Format {
  const locale = localeOf[language];
  const number = once(() => new Intl.NumberFormat(locale));
  const mark = once(() => {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  });
  const day = once(() => new Intl.DateTimeFormat(locale, { ...dayFormat, timeZone: 'UTC' }));
  const localDay = once(() => new Intl.DateTimeFormat(locale, { ...dayFormat, timeZone: zone }));
  const instant = once(() => new Intl.DateTimeFormat(locale, { ...instantFormat, timeZone: zone }));
  const instantsInZones = new Map<string | undefined, Intl.DateTimeFormat>();
  const instantIn = (timeZone: string | undefined) => {
    const format =
      instantsInZones.get(timeZone) ??
      new Intl.DateTimeFormat(locale, { ...instantFormat, timeZone, timeZoneName: 'short' });
    instantsInZones.set(timeZone, format);
    return format;
  };
  const amounts = new Map<string, Intl.NumberFormat>();
  const amountText = (amount: string, currency: string | null) => {
    const decimals = amount.split('.')[1]?.length ?? 0;
    const key = `${currency}${decimals}`;
    const format = amounts.get(key) ?? amountFormat(locale, currency, decimals);
    amounts.set(key, format);
    return format.format(amount as Intl.StringNumericLiteral);
  };
  const distance = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return {
    // Numbers below a thousand look the same in each language and need no costly Intl formatter.
    number: (value) => (isPlain(value) ? String(value) : number().format(value)),
    money: ({ amount, currency }) => amountText(amount, currency),
    figure: ({ amount }) => amountText(amount, null),
    typed: (decimal) => decimal.replace('.', mark()),
    date: (value) =>
      typeof value === 'string' && value.length === 10
        ? day().format(new Date(value))
        : localDay().format(new Date(value)),
    dateTime: (value) => instant().format(new Date(value)),
    deadline: (value, timeZone = zone) => instantIn(timeZone).format(new Date(value)),
    relative: (value, now = new Date(serverNow())) => {
      const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
      const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
      return distance().format(Math.round(seconds / size), unit);
    },
  };
}

const made = new Map<string, Format>();

/** Returns the formatters for numbers, money and times in a language and in the user's time zone. */
export function formatters(language: Language): Format {
  const zone = chosenZone();
  const key = `${language} ${zone}`;
  const format = made.get(key) ?? makeFormat(language, zone);
  made.set(key, format);
  return format;
}
