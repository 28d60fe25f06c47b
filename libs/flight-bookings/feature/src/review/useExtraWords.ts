import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import { isolated } from '@traveldesk/shared-web';
import { searchedAs } from './booking.values';
import type { ForSale } from './extras';
import { segmentsOf } from './segments';

/** Returns the name of an item on sale: its kind, traveler and flights. */
export function useExtraWords(review: Review, notes: ReviewNotes): (what: ForSale) => string {
  const { t } = useTranslation('flight-bookings');
  return useMemo(() => {
    const flights = segmentsOf(review);
    const who = (place: number) => {
      const one = notes.travellers[place];
      const type = t(`review.types.${one ? searchedAs(one) : 'adult'}`);
      return t('review.traveller', { number: place + 1, type });
    };
    const where = (place: number) => flights[place]?.name ?? '';
    const list = (...parts: string[]) => parts.filter(Boolean).join(' · ');
    return (what) => {
      if (what.kind === 'seat') {
        const seat = t('review.seats.named', { designator: isolated(what.designator ?? '') });
        return list(seat, who(what.traveller), where(what.segment));
      }
      const { kind, weight, travellers, segments } = what.bag;
      return list(
        weight === null ? t(`review.bags.${kind}`) : t(`review.bags.${kind}Weight`, { weight }),
        travellers.map(who).join(', '),
        segments.map(where).filter(Boolean).join(', '),
      );
    };
  }, [review, notes, t]);
}
