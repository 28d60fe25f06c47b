import type { MarkupRule, RuleProduct } from '@traveldesk/markups-contract';
import { localeOf } from '@traveldesk/shared-contract';
import { dayText, edgeText, weekdayName, type SentenceWords } from './words';

/** Returns the parts on travel, booking and validity. */
export function whenParts(rule: MarkupRule, words: SentenceWords): string[] {
  return [
    windowPart('travel', rule.travel_from, rule.travel_to, rule.product, words),
    windowPart('booking', rule.booking_from, rule.booking_to, rule.product, words),
    daysPart(rule, words),
    weekdaysPart(rule, words),
    validPart(rule, words),
  ].filter((part) => part !== '');
}

function windowPart(
  what: 'travel' | 'booking',
  first: string | null,
  last: string | null,
  product: RuleProduct,
  words: SentenceWords,
): string {
  const travel = words.t(`when.of.${product}.travel`);
  const from = first ? dayText(words, first) : '';
  const to = last ? dayText(words, last) : '';
  if (first && last)
    return words.t(`when.${what}.${first === last ? 'on' : 'between'}`, { from, to, travel });
  if (first) return words.t(`when.${what}.from`, { from, travel });
  return last ? words.t(`when.${what}.until`, { to, travel }) : '';
}

/** "Zero days or more" is not a condition. */
function daysPart(
  { days_before_min: least, days_before_max: most, product }: MarkupRule,
  { t }: SentenceWords,
): string {
  const min = least === 0 ? null : least;
  const event = t(`when.of.${product}.event`);
  if (most === 0) return t('when.sameDay', { context: product });
  if (min !== null && min === most) return t('when.exactly', { count: most, event });
  if (most !== null && least !== null) return t('when.range', { min: least, count: most, event });
  if (min !== null) return t('when.atLeast', { count: min, event });
  return most === null ? '' : t('when.atMost', { count: most, event });
}

/** Three or more consecutive days are given as a range. */
function weekdaysPart({ weekdays, product }: MarkupRule, words: SentenceWords): string {
  if (weekdays.length === 0) return '';
  const start = words.t(`when.of.${product}.start`);
  const days = [...weekdays].sort((one, other) => one - other);
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  if (days.length > 2 && last - first === days.length - 1) {
    const [from, to] = [weekdayName(words, first), weekdayName(words, last)];
    return words.t('when.weekdayRange', { from, to, start });
  }
  const named = days.map((day) => words.t('when.weekday', { day: weekdayName(words, day) }));
  return words.t('when.weekdays', { list: oneOf(words, named), start });
}

/** Formats a list of at most seven items in full. */
function oneOf({ language }: SentenceWords, items: readonly string[]): string {
  return new Intl.ListFormat(localeOf[language], { type: 'disjunction' }).format(items);
}

function validPart({ valid_from, valid_until }: MarkupRule, words: SentenceWords): string {
  const from = valid_from ? edgeText(words, valid_from, 'start') : '';
  const to = valid_until ? edgeText(words, valid_until, 'end') : '';
  if (from && to) return words.t('when.valid.between', { from, to });
  if (from) return words.t('when.valid.from', { from });
  return to ? words.t('when.valid.until', { to }) : '';
}
