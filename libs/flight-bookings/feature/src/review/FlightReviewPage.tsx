import '../texts';
import { OfferReviewPage } from '@traveldesk/flights-ui';
import { useCan } from '@traveldesk/shared-web';
import { bookingPermissions } from '@traveldesk/bookings-contract';
import { Booking } from './Booking';

/** /flights/review: the chosen offer at its current price, with the booking form for users who may book. */
export function FlightReviewPage() {
  const mayBook = useCan(bookingPermissions.book);
  return <OfferReviewPage>{mayBook ? (shown) => <Booking {...shown} /> : undefined}</OfferReviewPage>;
}

export { FlightReviewPage as Component };
