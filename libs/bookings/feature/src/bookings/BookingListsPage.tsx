import { useTranslation } from 'react-i18next';
import '@traveldesk/bookings-ui/texts';
import { productPermissions } from '@traveldesk/shared-contract';
import { listLoader, ofLiveList, useCan, useListState } from '@traveldesk/shared-web';
import { bookingFilters } from './booking.filters';
import { BookingList } from './BookingList';
import { FlightActions } from './FlightActions';
import { bookingsAll, useBookingsAllQuery } from './bookings.api';

/** /booking_lists: bookings of all products, for all companies in sight. */
export function BookingListsPage() {
  const { t } = useTranslation('bookings');
  const mayBook = useCan(productPermissions.flight.bookings);
  const list = useListState(bookingFilters);
  const bookings = useBookingsAllQuery(list.query, ofLiveList);
  return (
    <BookingList
      title={t('all.title')}
      note={t('all.note')}
      list={list}
      bookings={bookings}
      fields={bookingFilters}
      create={{ label: t('search'), to: mayBook && '/flights/search' }}
      actions={<FlightActions />}
    />
  );
}

BookingListsPage.loader = listLoader(bookingsAll, bookingFilters);

export { BookingListsPage as Component };
