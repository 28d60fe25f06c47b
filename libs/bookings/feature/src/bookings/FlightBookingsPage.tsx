import { useTranslation } from 'react-i18next';
import '@traveldesk/bookings-ui/texts';
import { productPermissions } from '@traveldesk/shared-contract';
import { listLoader, ofLiveList, useCan, useListState } from '@traveldesk/shared-web';
import { bookingFilters } from './booking.filters';
import { BookingList } from './BookingList';
import { FlightActions } from './FlightActions';
import { bookingsFlights, useBookingsFlightsQuery } from './bookings.api';

/** /flights/bookings: flight bookings of the companies in sight. */
export function FlightBookingsPage() {
  const { t } = useTranslation('bookings');
  const mayBook = useCan(productPermissions.flight.bookings);
  const list = useListState(bookingFilters);
  const bookings = useBookingsFlightsQuery(list.query, ofLiveList);
  return (
    <BookingList
      title={t('flights.title')}
      list={list}
      bookings={bookings}
      fields={bookingFilters}
      create={{ label: t('search'), to: mayBook && '/flights/search' }}
      actions={<FlightActions />}
      product="flight"
    />
  );
}

FlightBookingsPage.loader = listLoader(bookingsFlights, bookingFilters);

export { FlightBookingsPage as Component };
