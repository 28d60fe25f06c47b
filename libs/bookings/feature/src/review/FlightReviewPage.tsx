import { OfferReviewPage } from '@traveldesk/flights-ui';

/** /flights/review: the chosen offer as its supplier sells it now. */
export function FlightReviewPage() {
  return <OfferReviewPage />;
}

export { FlightReviewPage as Component };
