import { useTranslation } from 'react-i18next';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import '@traveldesk/bookings-ui/texts';
import { productPermissions } from '@traveldesk/shared-contract';
import { LinkButton } from '@traveldesk/shared-ui';
import { listLoader, ofLiveList, useCan, useListState } from '@traveldesk/shared-web';
import { hotelBookingFilters } from './booking.filters';
import { BookingList } from './BookingList';
import { bookingsHotels, useBookingsHotelsQuery } from './bookings.api';

/** /hotels/bookings: hotel bookings of the companies in sight. */
export function HotelBookingsPage() {
  const { t } = useTranslation('bookings');
  const may = {
    enter: useCan(bookingPermissions.create),
    book: useCan(productPermissions.hotel.bookings),
    search: useCan(productPermissions.hotel.search),
  };
  const list = useListState(hotelBookingFilters);
  const bookings = useBookingsHotelsQuery(list.query, ofLiveList);
  return (
    <BookingList
      title={t('hotels.title')}
      product="hotel"
      fields={hotelBookingFilters}
      list={list}
      bookings={bookings}
      create={{ label: t('hotels.add'), to: may.enter && may.book && '/hotels/bookings/create' }}
      actions={may.search && <LinkButton to="/hotels/search">{t('hotels.search')}</LinkButton>}
    />
  );
}

HotelBookingsPage.loader = listLoader(bookingsHotels, hotelBookingFilters);

export { HotelBookingsPage as Component };
