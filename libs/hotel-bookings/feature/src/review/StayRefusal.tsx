import { useTranslation } from 'react-i18next';
import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import { askAnew } from '@traveldesk/hotels-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import { problemOf, useStillSaid, type ApiError } from '@traveldesk/shared-web';

export interface StayRefusalProps {
  refusal: ApiError | undefined;
  /** The address of the property. */
  back: string;
}

/** Refusals after which only another rate helps. */
const lost = /^(rate_|stay_quote_sold|booking_total_differs)/;

/** Shows why the order was refused and what to do. Nothing was ordered, and the typed values stay, also for another rate. */
export function StayRefusal({ refusal, back }: StayRefusalProps) {
  const { t } = useTranslation(['hotel-bookings', 'bookingReview', 'hotels']);
  const said = useStillSaid(refusal?.message);
  // Without an answer, the form shows its own message (ADR 61).
  if (!refusal || [0, 502, 504].includes(refusal.status)) return null;
  const code = problemOf(refusal)?.code ?? '';
  if (code === 'idempotency_key_reused') return null;
  return (
    <div role="alert" className={styles.refusal}>
      {said && <strong>{said}</strong>}
      {refusal.status < 500 && <p>{t('bookingReview:nothingOrdered')}</p>}
      {code === 'insufficient_funds' && <p>{t('bookingReview:noFunds')}</p>}
      {lost.test(code) && (
        <>
          <p>{t('review.guestsStay')}</p>
          <LinkButton size="small" to={back} state={askAnew}>
            {t('hotels:quote.otherRates')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
