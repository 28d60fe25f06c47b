import { useTranslation } from 'react-i18next';
import '@traveldesk/bookings-ui/texts';
import { listLoader, ofLiveList, useListState } from '@traveldesk/shared-web';
import { bookingFilters } from './booking.filters';
import { BookingList } from './BookingList';
import { bookingsFlights, useBookingsFlightsQuery } from './bookings.api';

/** /flights/bookings: flight bookings of the companies in sight. */
export function FlightBookingsPage() {
  const { t } = useTranslation('bookings');
  const list = useListState(bookingFilters);
  const bookings = useBookingsFlightsQuery(list.query, ofLiveList);
  return <BookingList title={t('flights.title')} list={list} bookings={bookings} />;
}

FlightBookingsPage.loader = listLoader(bookingsFlights, bookingFilters);

export { FlightBookingsPage as Component };
