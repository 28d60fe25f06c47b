import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { SearchAnew, type ShownReview } from '@traveldesk/flights-ui';
import { ErrorState } from '@traveldesk/shared-ui';
import { isolateDirection } from '@traveldesk/shared-web';
import { BookingForm } from './BookingForm';
import { Notices } from './Notices';
import { PayerChoice } from './PayerChoice';
import { useFlightBookingsReviewNotesQuery } from './review.api';

/** The booking part of the review, for users who may book: payer, travelers and order. */
export function Booking(shown: ShownReview) {
  const { t } = useTranslation('flight-bookings');
  const { offer } = shown.review;
  const { currentData, error, isFetching, refetch } = useFlightBookingsReviewNotesQuery(offer.id);
  // Loaded notes stay, so that a failed reload does not remove a form in use.
  const [known, setKnown] = useState<{ offer: string; notes: ReviewNotes }>();
  if (currentData && currentData !== known?.notes) setKnown({ offer: offer.id, notes: currentData });
  const notes = known?.offer === offer.id ? known.notes : undefined;
  if (!notes && error && !isFetching) {
    return (
      <section className={styles.card}>
        <h2>{t('review.title')}</h2>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  if (!notes) {
    return (
      <section className={styles.card} aria-busy>
        <Skeleton active paragraph={{ rows: 6 }} />
      </section>
    );
  }
  return (
    <>
      <Notices notes={notes} />
      {notes.search_used ? (
        <section className={styles.card}>
          <h2>{t('review.title')}</h2>
          <p role="alert">
            {t('review.searchUsed', { supplier: isolateDirection(shown.review.supplier.name) })}
          </p>
          <SearchAnew type="primary" />
        </section>
      ) : notes.company ? (
        <BookingForm key={offer.id} {...shown} notes={notes} company={notes.company} />
      ) : (
        <PayerChoice offer={offer.id} />
      )}
    </>
  );
}
