import { dayFormat, instantFormat, localeOf, type Language } from '@traveldesk/shared-contract';
import type { ColumnKind } from './document';
import { printable } from './printable';

/** Direction marks, which the template adds itself. */
const marks = /[\u061c\u200e\u200f]/g;

const decimal = /^-?\d+(?:\.(?<fraction>\d+))?$/;

export type Write = (value: string, kind: ColumnKind) => string;

/** Returns the formatter of a language, with instants in the time zone. Invalid amounts, days and instants are returned unchanged. */
export function writerOf(language: Language, timeZone = 'UTC'): Write {
  const locale = localeOf[language];
  const day = new Intl.DateTimeFormat(locale, { ...dayFormat, timeZone: 'UTC' });
  const instant = new Intl.DateTimeFormat(locale, {
    ...instantFormat,
    timeZone,
    timeZoneName: 'short',
  });
  const amounts = new Map<number, Intl.NumberFormat>();
  const amountOf = (digits: number) => {
    const known = amounts.get(digits);
    if (known) return known;
    const made = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: true,
    });
    amounts.set(digits, made);
    return made;
  };
  /** Formats the string rather than a number, so that an amount of seventeen digits keeps its last one. */
  const amount = (value: string) => {
    const match = decimal.exec(value);
    return match ? amountOf(match.groups?.['fraction']?.length ?? 0).format(value as `${number}`) : value;
  };
  const time = (value: string, format: Intl.DateTimeFormat) => {
    const at = Date.parse(value);
    return Number.isNaN(at) ? value : format.format(at);
  };
  return (value, kind) => {
    if (kind === 'amount') return printable(amount(value).replace(marks, ''));
    if (kind === 'day') return printable(time(value, day).replace(marks, ''));
    if (kind === 'instant') return printable(time(value, instant).replace(marks, ''));
    return printable(value);
  };
}
