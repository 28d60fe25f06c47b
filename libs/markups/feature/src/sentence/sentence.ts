import type { MarkupRule, RuleNames } from '@traveldesk/markups-contract';
import { isPerPassenger, valueParts } from './value';
import { productPart, whatParts } from './what';
import { whenParts } from './when';
import { whoParts } from './who';
import { percentText, type SentenceWords } from './words';

/**
 * Returns a rule as a sentence: "Add 5 % of the base fare, at least 10 EUR per passenger, for Nile Travel and below, on Emirates, Cairo to
 * Dubai, until 31 December". Parts that are still missing in a form are shown as an ellipsis.
 */
export function sentenceOf(rule: MarkupRule, names: RuleNames, words: SentenceWords): string {
  const what = whatParts(rule, names, words);
  const when = whenParts(rule, words);
  const named = productPart(rule, words);
  const isFree = what.length + when.length === 0;
  return [
    ...valueParts(rule, words),
    ...whoParts(rule, names, words),
    ...(isFree ? [words.t('what.allFlights', { context: rule.product })] : [...named, ...what]),
    ...when,
  ].join(words.t('joint'));
}

/** Returns sentences for properties that the main sentence leaves out. */
export function remarksOf(rule: MarkupRule, words: SentenceWords): string[] {
  const { value_type, percent_of, without_base, passengers, infants, tax_percent, refund } = rule;
  const { product, kind } = rule;
  const { t } = words;
  const hasInfants = passengers.length === 0 || passengers.includes('infant');
  return [
    value_type === 'percent' &&
      percent_of === 'base' &&
      t(`remarks.withoutBase.${without_base}`, { context: product }),
    product !== 'flight' && kind !== 'service_fee' && t('remarks.paidNow'),
    isPerPassenger(rule) && hasInfants && t(`remarks.infants.${infants ? 'counted' : 'aside'}`),
    Boolean(tax_percent) && t('remarks.tax', { percent: percentText(words, tax_percent) }),
    t(`remarks.refund.${refund}`),
  ].filter((remark) => remark !== false);
}
