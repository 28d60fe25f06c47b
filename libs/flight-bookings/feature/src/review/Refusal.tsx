import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import { SearchAnew } from '@traveldesk/flights-ui';
import { problemOf, useStillSaid, type ApiError } from '@traveldesk/shared-web';

/** Refusals after which the offer must be reviewed again, as it differs from the agreed one. */
const seenAnew = ['booking_total_differs', 'offer_not_reviewed', 'booking_extra_gone'];
/** Refusals after which only another search helps. */
const lost = [
  'offer_expired',
  'offer_gone',
  'offer_impossible',
  'booking_offer_taken',
  'booking_search_used',
];

export interface RefusalProps {
  refusal: ApiError | undefined;
  onAgain: () => void;
}

/** Shows why the order was refused and what to do. Nothing was ordered, and the typed values stay. */
export function Refusal({ refusal, onAgain }: RefusalProps) {
  const { t } = useTranslation(['flight-bookings', 'bookingReview']);
  const said = useStillSaid(refusal?.message);
  // Without an answer, the form shows its own message (ADR 61).
  if (!refusal || [0, 502, 504].includes(refusal.status)) return null;
  const problem = problemOf(refusal);
  const code = problem?.code ?? '';
  if (code === 'idempotency_key_reused') return null;
  return (
    <div role="alert" className={styles.refusal}>
      {said && <strong>{said}</strong>}
      {refusal.status < 500 && <p>{t('bookingReview:nothingOrdered')}</p>}
      {code === 'insufficient_funds' && <p>{t('bookingReview:noFunds')}</p>}
      {seenAnew.includes(code) && (
        <Button size="small" onClick={onAgain}>
          {t('review.seeAnew')}
        </Button>
      )}
      {lost.includes(code) && <SearchAnew size="small" />}
    </div>
  );
}
