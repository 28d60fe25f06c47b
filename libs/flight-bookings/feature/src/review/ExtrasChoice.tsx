import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ChosenExtra, ReviewNotes } from '@traveldesk/flight-bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import { ErrorState } from '@traveldesk/shared-ui';
import { Bags } from './Bags';
import { useFlightBookingsExtrasQuery } from './review.api';
import { Seats } from './Seats';

export interface ExtrasChoiceProps {
  review: Review;
  notes: ReviewNotes;
  /** Set by antd's Form.Item. */
  value?: ChosenExtra[];
  onChange?: (value: ChosenExtra[]) => void;
}

const none: ChosenExtra[] = [];

/** The bags and seats on sale with the offer. */
export function ExtrasChoice({ review, notes, value = none, onChange }: ExtrasChoiceProps) {
  const { t } = useTranslation('flight-bookings');
  const { currentData: extras, error, isFetching, refetch } = useFlightBookingsExtrasQuery(review.offer.id);
  if (!extras && error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!extras) {
    return (
      <div aria-busy>
        <span role="status" className={styles.quiet}>
          {t('review.extras.asking')}
        </span>
        <Skeleton active paragraph={{ rows: 2 }} />
      </div>
    );
  }
  const part = { review, notes, extras, value, onChange: (next: ChosenExtra[]) => onChange?.(next) };
  return (
    <>
      {extras.bags.length === 0 && extras.seats.length === 0 && <p>{t('review.extras.none')}</p>}
      <Bags {...part} />
      <Seats {...part} />
    </>
  );
}
