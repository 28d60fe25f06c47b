import type { MarkupRule } from '@traveldesk/markups-contract';
import { isolateName, inOrder, listText, type SentenceWords } from './words';

/** Returns one part per condition on a hotel's rate. */
export function hotelParts(rule: MarkupRule, words: SentenceWords): string[] {
  const { chains, stars, boards, payment_types: types } = rule;
  const { t } = words;
  const list = (items: readonly string[]) => listText(words, items, 'or');
  return [
    chains.length > 0 ? t('what.chains', { list: list(chains.map((name) => isolateName(words, name))) }) : '',
    stars.length > 0 ? t('what.stars', { list: list(stars.map((one) => inOrder(words, String(one)))) }) : '',
    boards.length > 0 ? t('what.boards', { list: list(boards.map((one) => t(`what.board.${one}`))) }) : '',
    types.length > 0 ? t('what.payments', { list: list(types.map((one) => t(`what.payment.${one}`))) }) : '',
    nightsPart(rule, words),
  ];
}

function nightsPart({ nights_min: min, nights_max: max }: MarkupRule, { t }: SentenceWords): string {
  if (min !== null && min === max) return t('what.nights.exactly', { count: min });
  if (min !== null && max !== null) return t('what.nights.range', { min, count: max });
  if (min !== null) return t('what.nights.atLeast', { count: min });
  return max === null ? '' : t('what.nights.atMost', { count: max });
}
