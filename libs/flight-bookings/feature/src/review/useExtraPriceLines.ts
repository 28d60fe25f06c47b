import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { type BesideLine, type ShownReview } from '@traveldesk/flights-ui';
import { isolateDirection } from '@traveldesk/shared-web';
import { forSale, pieces } from './extras';
import { useExtraWords } from './useExtraWords';
import type { Total } from './useTotal';

interface Chosen extends Pick<ShownReview, 'review' | 'onBeside'> {
  notes: ReviewNotes;
  total: Total;
}

/** Passes the chosen extras to the price panel, each at its final price. */
export function useExtraPriceLines({ review, onBeside, notes, total: { extras, known } }: Chosen): void {
  const { t } = useTranslation('flight-bookings');
  const wordsOf = useExtraWords(review, notes);
  const lines = useMemo(() => {
    const sale = known && forSale(known);
    return extras.map(({ ref, quantity }): BesideLine => {
      const found = sale?.get(ref);
      if (!found) return { key: ref, label: t('review.extras.title'), price: null };
      const words = wordsOf(found);
      return {
        key: ref,
        label: quantity > 1 ? t('review.extras.times', { what: isolateDirection(words), quantity }) : words,
        price: pieces(found.price, quantity),
      };
    });
  }, [extras, known, wordsOf, t]);
  useEffect(() => {
    onBeside(lines);
    return () => onBeside([]);
  }, [lines, onBeside]);
}
