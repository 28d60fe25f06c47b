import '../texts';
import { OfferReviewPage } from '@traveldesk/flights-ui';
import { useCan } from '@traveldesk/shared-web';
import { flightPermissions } from '@traveldesk/flights-contract';
import { Booking } from './Booking';
import { QuoteMenu } from './QuoteMenu';

/** /flights/review: the chosen offer at its current price, with the booking form for users who may book. */
export function FlightReviewPage() {
  const mayBook = useCan(flightPermissions.bookings);
  return (
    <OfferReviewPage renderActions={mayBook ? (offer) => <QuoteMenu offer={offer} /> : undefined}>
      {mayBook ? (shown) => <Booking {...shown} /> : undefined}
    </OfferReviewPage>
  );
}

export { FlightReviewPage as Component };
