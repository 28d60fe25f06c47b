import { useLocation, useParams } from 'react-router-dom';
import { productAt } from '@traveldesk/bookings-contract';
import { recordLoader, type ScreenLoader } from '@traveldesk/shared-web';
import { bookingsBooking, type BookingRef } from './booking.api';

/** A booking's product is the one below whose folder its page is. */
const refOf = (id: string, pathname: string): BookingRef => ({ product: productAt(pathname) ?? '', id });

/** Returns the booking of the page's address. */
export function useBookingRef(): BookingRef {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  return refOf(id, pathname);
}

/** The loader of a page about one booking. */
export const bookingLoader: ScreenLoader = recordLoader(bookingsBooking, refOf);
