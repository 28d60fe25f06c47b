import { InfoCircleOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { bookingAddress } from '@traveldesk/bookings-contract';
import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { HotelReviewNotes } from '@traveldesk/hotel-bookings-contract';
import { encodeStay, isQuoteBookable } from '@traveldesk/hotels-contract';
import type { ShownQuote } from '@traveldesk/hotels-ui';
import { ErrorState, LinkButton } from '@traveldesk/shared-ui';
import { isolateDirection } from '@traveldesk/shared-web';
import { ReplacedNotice } from '../record/ReplacedNotice';
import { useHotelBookingsReviewNotesQuery } from './review.api';
import { StayBookingForm } from './StayBookingForm';

/** The booking part of the review: payer, guests and order, or why the quote cannot be booked. */
export function StayBooking(shown: ShownQuote) {
  const { t } = useTranslation(['hotel-bookings', 'bookingReview']);
  const { quote } = shown;
  const replaces = useSearchParams()[0].get('replaces');
  const { currentData, error, isFetching, refetch } = useHotelBookingsReviewNotesQuery(quote.id);
  // Loaded notes stay, so that a failed reload does not remove a form in use.
  const [known, setKnown] = useState<{ quote: string; notes: HotelReviewNotes }>();
  if (currentData && currentData !== known?.notes) setKnown({ quote: quote.id, notes: currentData });
  const notes = known?.quote === quote.id ? known.notes : undefined;
  // The view above gives the reason.
  if (!isQuoteBookable(quote)) return null;
  if (!notes) {
    return (
      <section className={styles.card} aria-busy={isFetching}>
        <h2>{t('review.title')}</h2>
        {error && !isFetching ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active paragraph={{ rows: 6 }} />
        )}
      </section>
    );
  }
  const { company, own_access: own, booking } = notes;
  if (notes.obstacle === 'sold') {
    return (
      <section className={styles.card}>
        <h2>{t('review.title')}</h2>
        <p role="alert">{t('review.sold')}</p>
        {booking && (
          <LinkButton type="primary" to={bookingAddress({ product: 'hotel', id: booking.id })}>
            {t('review.soldOpen', { number: booking.number })}
          </LinkButton>
        )}
      </section>
    );
  }
  if (!company) {
    return (
      <section className={styles.card}>
        <h2>{t('review.title')}</h2>
        <p role="alert">{t('review.noCompany')}</p>
        <LinkButton type="primary" to={`/hotels/search?${encodeStay(quote.search.criteria)}`}>
          {t('review.searchFor')}
        </LinkButton>
      </section>
    );
  }
  return (
    <>
      {replaces && <ReplacedNotice id={replaces} />}
      <section className={styles.card}>
        <ul className={styles.notices}>
          <li>
            <InfoCircleOutlined aria-hidden /> {t('review.pays', { company: isolateDirection(company.name) })}
          </li>
          {own && (
            <li>
              <InfoCircleOutlined aria-hidden /> {t(`bookingReview:own.${own.charge}`)}
            </li>
          )}
        </ul>
      </section>
      <StayBookingForm key={quote.id} {...shown} notes={notes} company={company} replaces={replaces} />
    </>
  );
}
