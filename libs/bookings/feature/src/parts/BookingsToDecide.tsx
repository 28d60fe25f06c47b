import { useTranslation } from 'react-i18next';
import { bookingPaths } from '@traveldesk/bookings-contract';
import { RelatedList } from '@traveldesk/shared-ui';
import './texts';

/** The numbers of bookings that wait for a person's decision. */
export function BookingsToDecide() {
  const { t } = useTranslation('bookingParts');
  return (
    <>
      <RelatedList
        label={t('decide.doubt')}
        to="/booking-deadlines?kind=in_doubt"
        of={{ url: bookingPaths.deadlines, params: { kind: 'in_doubt' } }}
      />
      <RelatedList
        label={t('decide.airline')}
        to="/booking-deadlines?kind=airline_change"
        of={{ url: bookingPaths.deadlines, params: { kind: 'airline_change' } }}
      />
      <RelatedList
        label={t('decide.late')}
        to="/booking_lists?flag=late_success"
        of={{ url: bookingPaths.list, params: { flag: 'late_success' } }}
      />
    </>
  );
}
