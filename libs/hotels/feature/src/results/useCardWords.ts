import { useTranslation } from 'react-i18next';
import type { StayRate } from '@traveldesk/hotels-contract';
import { useRateWords } from '@traveldesk/hotels-ui';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';

type Words = (rate: StayRate) => string;

/** Formats parts of a card's rate as texts. Null becomes "not known yet"; `due` is null if nothing is due at the property. */
export function useCardWords(): {
  board: Words;
  payment: Words;
  terms: Words;
  due: (rate: StayRate) => string | null;
} {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const words = useRateWords();
  return {
    board: ({ board }) => (board ? words.board(board) : t('rate.unknown.board')),
    payment: ({ payment }) => (payment ? words.payment(payment) : t('rate.unknown.payment')),
    terms: ({ terms, free_until: until }) => {
      if (terms === null) return t('rate.unknown.terms');
      if (terms !== 'free' || until === null) return words.shortTerms(terms);
      // In the reader's time with its zone: the list does not know the zone of the property.
      return t('rate.freeUntil', { when: isolateDirection(format.deadline(until)) });
    },
    due: ({ price: { due } }) => {
      if (due === null) return t('rate.dueUnknown');
      return /[1-9]/.test(due.amount) ? t('rate.due', { amount: isolated(format.money(due)) }) : null;
    },
  };
}
