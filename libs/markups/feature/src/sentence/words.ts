import type { TFunction } from 'i18next';
import { currencyExponent, localeOf, type Language } from '@traveldesk/shared-contract';

/** The translation, language and current day for a sentence. */
export interface SentenceWords {
  t: TFunction<'markupSentence'>;
  language: Language;
  /** The reader's current date; its year is left out of other dates. */
  today: Date;
  /** The reader's time zone. */
  timeZone: string;
}

const decimal = /^\d+(\.\d+)?$/;
/** Number of names shown of a longer list. */
const said = 3;

/** Formats an exact decimal for a language. */
export function decimalText(language: Language, text: string): string {
  return new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 4 }).format(text as never);
}

/** Formats a percentage for a language; Arabic has no space before the sign. */
export function percentOf(language: Language, text: string): string {
  return `${decimalText(language, text)}${language === 'ar' ? '' : '\u00a0'}%`;
}

/** Formats a percentage; an invalid number is shown as missing. */
export function percentText({ t, language }: SentenceWords, percent: string | null): string {
  return t('percent', { number: isNumber(percent) ? decimalText(language, percent) : t('missing') });
}

/** Formats an amount: `10 EUR` or `10.50 EUR`, without decimals that the text does not have; left to right in Arabic too. */
export function moneyText(words: SentenceWords, amount: string | null, currency: string): string {
  const decimals = amount?.includes('.') ? currencyExponent(currency) : 0;
  const format = new Intl.NumberFormat(localeOf[words.language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 4),
  });
  const number = isNumber(amount) ? format.format(amount as never) : words.t('missing');
  return inOrder(words, `${number}\u00a0${currency || words.t('missing')}`);
}

/** Isolates a name of the other direction, so that it keeps its own. */
export function isolateName({ language }: SentenceWords, name: string): string {
  const isForeign = language === 'ar' ? /[A-Za-z\d]/.test(name) : /\p{Script=Arabic}/u.test(name);
  return isForeign ? `\u2068${name}\u2069` : name;
}

/** Isolates a code or an amount in Arabic, so that it reads left to right. */
export function inOrder({ language }: SentenceWords, text: string): string {
  return language === 'ar' ? `\u2066${text}\u2069` : text;
}

/** Formats `A, B or C`; a long list becomes its first items and the number of the others. */
export function listText(words: SentenceWords, items: readonly string[], joint: 'and' | 'or'): string {
  const { t, language } = words;
  const type = joint === 'and' ? 'conjunction' : 'disjunction';
  // "1 other" would not be shorter than one more name.
  const isLong = items.length > said + 1;
  const shown = isLong ? [...items.slice(0, said), t('others', { count: items.length - said })] : items;
  return new Intl.ListFormat(localeOf[language], { type }).format(shown);
}

/** Formats a day; the year is left out when it is the current one. */
export function dayText(words: SentenceWords, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return words.t('missing');
  const isThisYear = day.slice(0, 4) === localOf(words, words.today).day.slice(0, 4);
  const text = new Intl.DateTimeFormat(localeOf[words.language], {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date);
  // French writes the first of a month as an ordinal, which Intl does not.
  return words.language === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
}

/** Formats the start or end of a period: as a day when it is at midnight (an end belongs to the day before), otherwise with the time. */
export function edgeText(words: SentenceWords, instant: string, edge: 'start' | 'end'): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return words.t('missing');
  const { day, time } = localOf(words, date);
  if (time !== '00:00') return words.t('when.timeOfDay', { day: dayText(words, day), time });
  return dayText(words, edge === 'start' ? day : dayBefore(day));
}

/** 1 is Monday. */
export function weekdayName({ language }: Pick<SentenceWords, 'language'>, weekday: number): string {
  // January 1, 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' }).format(day);
}

function isNumber(text: string | null): text is string {
  return text !== null && decimal.test(text);
}

function localOf({ timeZone }: SentenceWords, date: Date): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
