import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isOver } from '@traveldesk/bookings-ui';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { encodeCriteria, flightPermissions } from '@traveldesk/flights-contract';
import { resultsPath } from '@traveldesk/flights-ui';
import { keepDraft, localToday, useCan, useSession } from '@traveldesk/shared-web';
import { valuesOfBooking } from '../review/booked-travellers';
import { searchOfBooking } from './search-of-booking';

/** Repeats the search of a failed or canceled booking. Its travelers, without document numbers, prefill the form of the next offer. */
export function SearchAgain({ booking }: { booking: FlightBooking }) {
  const { t } = useTranslation('flight-bookings');
  const navigate = useNavigate();
  const mayBook = useCan(flightPermissions.bookings);
  const seesCompanies = useCan('show_companies');
  const isStaff = useSession().user?.type === 'staff';
  const criteria = searchOfBooking(booking, isStaff && seesCompanies);
  if (!isOver(booking) || !mayBook || !criteria || (criteria.trips[0]?.date ?? '') < localToday())
    return null;
  const go = () => {
    keepDraft({
      slot: booking.id,
      form: `/flights/review?booking=${booking.id}`,
      why: 'left',
      values: valuesOfBooking(booking),
      isPartial: false,
    });
    void navigate(resultsPath(new URLSearchParams(encodeCriteria(criteria))));
  };
  return <Button onClick={go}>{t('searchAgain')}</Button>;
}
