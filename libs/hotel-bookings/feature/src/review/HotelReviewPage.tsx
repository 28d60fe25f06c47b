import { useTranslation } from 'react-i18next';
import { QuotePage } from '@traveldesk/hotels-ui';
import '../texts';
import { StayBooking } from './StayBooking';

/** /hotels/review: a quote with the form that books it. */
export function HotelReviewPage() {
  const { t } = useTranslation('hotel-bookings');
  return <QuotePage title={t('review.page')}>{(shown) => <StayBooking {...shown} />}</QuotePage>;
}

export { HotelReviewPage as Component };
