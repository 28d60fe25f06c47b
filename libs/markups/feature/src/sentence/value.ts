import type { MarkupRule } from '@traveldesk/markups-contract';
import { listText, moneyText, percentText, type SentenceWords } from './words';

/** Returns the parts of the value, which start the sentence. */
export function valueParts(rule: MarkupRule, words: SentenceWords): string[] {
  return [valueOf(rule, words), boundsOf(rule, words), stepOf(rule, words)].filter((part) => part !== '');
}

function valueOf(rule: MarkupRule, words: SentenceWords): string {
  const { kind, value_type, percent_of, percent, amount, currency, product } = rule;
  const { t } = words;
  return value_type === 'percent'
    ? t(`value.${kind}.${percent_of}`, { percent: percentText(words, percent), context: product })
    : t(`value.${kind}.fixed`, {
        amount: moneyText(words, amount, currency),
        per: perText(rule, words),
        context: product,
      });
}

function boundsOf(rule: MarkupRule, words: SentenceWords): string {
  const { min_amount: min, max_amount: max, currency } = rule;
  const per = perText(rule, words);
  const money = (amount: string) => moneyText(words, amount, currency);
  if (min && max) return words.t('bounds.both', { min: money(min), max: money(max), per });
  if (min) return words.t('bounds.min', { min: money(min), per });
  return max ? words.t('bounds.max', { max: money(max), per }) : '';
}

function stepOf({ step, currency }: MarkupRule, words: SentenceWords): string {
  return step ? words.t('step', { amount: moneyText(words, step, currency) }) : '';
}

/** Returns the multiplier of an amount; for passengers, limited to the rule's types. */
function perText({ per, passengers }: MarkupRule, words: SentenceWords): string {
  const { t } = words;
  if (per !== 'passenger' || passengers.length === 0) return t(`per.${per}`);
  const list = listText(
    words,
    passengers.map((type) => t(`traveller.${type}`)),
    'or',
  );
  return t('per.types', { list });
}

/** True when the sentence has an amount per passenger. */
export function isPerPassenger({ per, value_type, min_amount, max_amount }: MarkupRule): boolean {
  return per === 'passenger' && (value_type === 'fixed' || Boolean(min_amount) || Boolean(max_amount));
}
