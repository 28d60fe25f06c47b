import { useTranslation } from 'react-i18next';
import type { StayRate } from '@traveldesk/hotels-contract';
import { useFormat } from '@traveldesk/shared-web';
import '../texts';
import { termsText, type TermsOf } from './terms';

/** Formats parts of a rate as texts in the user's language. Null becomes "not stated". */
export interface RateWords {
  board: (board: StayRate['board']) => string;
  payment: (payment: StayRate['payment']) => string;
  /** The cancellation terms in two or three words; `terms` has all of them. */
  shortTerms: (terms: StayRate['terms']) => string;
  /** The cancellation terms as sentences, in the time of the property's zone. */
  terms: (rate: TermsOf, zone: string | null) => string;
}

export function useRateWords(): RateWords {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  return {
    board: (board) => t(`rates.boards.${board ?? 'unknown'}`),
    payment: (payment) => t(`rates.payments.${payment ?? 'unknown'}`),
    shortTerms: (terms) => t(`rates.shortTerms.${terms ?? 'unknown'}`),
    terms: (rate, zone) => termsText(rate, zone, { t, format }),
  };
}
