import type { TFunction } from 'i18next';
import type { ConditionCode, ConsideredRule, PriceExplanation } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf, type Language, type Money } from '@traveldesk/shared-contract';
import { formatters } from '@traveldesk/shared-web';
import en from './texts/en.json';

/** The translation and language of the reasons. */
export interface ReasonWords {
  t: TFunction<'whyPrice'>;
  language: Language;
}

type Facts = Pick<PriceExplanation, 'company' | 'supplier' | 'owners' | 'rules' | 'product'>;

/** Some texts differ for hotels: the i18next context selects those. */
const about = ({ product }: Facts) => (product === 'hotel' ? { context: product } : {});

/** Explains in sentences why a rule won, was outranked or does not match (TRAVEL-RULES 26). */
export function reasonOf(rule: ConsideredRule, facts: Facts, words: ReasonWords): string {
  if (rule.outcome === 'won') return wonReason(rule, facts, words);
  return rule.outcome === 'outranked'
    ? outrankedReason(rule, facts, words)
    : unmatchedReason(rule, facts, words);
}

function wonReason(rule: ConsideredRule, facts: Facts, words: ReasonWords): string {
  const { t } = words;
  const { rules } = facts;
  const beaten = rules.filter((one) => one.beaten_by === rule.rule_id).length;
  return [
    beaten > 0 ? t('won.over', { count: beaten }) : t('won.alone'),
    rule.base_missing ? t('won.baseMissing', about(facts)) : rule.of && t(`won.of.${rule.of}`, about(facts)),
    limitedReason(rule, words),
  ]
    .filter(Boolean)
    .join(' ');
}

function limitedReason(
  { limited, cut, amount }: ConsideredRule,
  { t, language }: ReasonWords,
): string | null {
  if (limited !== 'share') return limited && t(`won.limited.${limited}`);
  const { money } = formatters(language);
  const shown = (off: Money | null) =>
    off ? isolateDirection(money(moneyOf(-minorUnits(off), off.currency))) : '';
  return t('won.limited.share', {
    from: shown(cut?.from ?? null),
    to: shown(amount),
    share: inOrder(`${cut?.share}\u00a0%`),
  });
}

function outrankedReason(rule: ConsideredRule, { rules }: Facts, words: ReasonWords): string {
  const { t } = words;
  const name = rules.find(({ rule_id }) => rule_id === rule.beaten_by)?.name ?? '';
  const winner = isolateDirection(name);
  if (rule.by === 'priority' || rule.by === 'age') return t(`outranked.${rule.by}`, { winner });
  if (!rule.decisive) return t('outranked.moreSpecific', { winner });
  return t('outranked.specificity', { winner, condition: t(`conditions.${rule.decisive}`) });
}

/** Conditions for which the offer may have no value; a separate text says so. */
const nothingFound = [
  'company',
  'company_type',
  'area',
  'cabin',
  'fare_brand',
  'place',
  'chain',
  'stars',
  'board',
  'payment_type',
] as const;

function unmatchedReason(rule: ConsideredRule, facts: Facts, words: ReasonWords): string {
  const { t } = words;
  const code = rule.failed;
  if (!code) return '';
  if (code === 'owner') {
    const owner = facts.owners[rule.owner_id ?? ''];
    return owner ? t('unmatched.owner', { owner: isolateDirection(owner) }) : t('unmatched.ownerUnknown');
  }
  if (code === 'days_before')
    return t('unmatched.days_before', { count: Number(rule.found ?? 0), ...about(facts) });
  const missing = nothingFound.find((one) => one === code);
  if (missing && rule.found === null) return t(`unmatched.${missing}None`);
  return t(`unmatched.${code}`, {
    found: foundText(code, rule.found ?? '', facts, words),
    ...about(facts),
  });
}

/** Formats the value that was found, by name where the explanation has one. */
function foundText(code: ConditionCode, found: string, facts: Facts, { t, language }: ReasonWords): string {
  const format = formatters(language);
  if (code === 'company') return isolateDirection(facts.company?.name ?? found);
  if (code === 'supplier') return isolateDirection(facts.supplier.name);
  if (code === 'valid') return format.dateTime(found);
  if (code === 'booking' || code === 'travel') return format.date(found);
  if (code === 'weekday') return weekdayName(Number(found), language);
  const list = found.split(', ').map((one) => (isKnown(one) ? t(`found.${one}`) : inOrder(one)));
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(list);
}

/** 1 is Monday; January 1, 2024 was a Monday. */
function weekdayName(weekday: number, language: Language): string {
  const day = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

function isKnown(found: string): found is keyof typeof en.found {
  return found in en.found;
}

/** Isolates a name so that it keeps its own direction, and a code so that it reads left to right, in sentences of either direction. */
export const isolateDirection = (name: string) => `\u2068${name}\u2069`;
const inOrder = (code: string) => `\u2066${code}\u2069`;
