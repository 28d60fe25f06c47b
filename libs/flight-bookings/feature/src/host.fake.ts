import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { flightBooking } from './record/flight-booking.fake';
import { fakeReview } from './review/review.fake';

/** The fake API of `nx serve flight-bookings-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...fakeReview().api.routes,
  ...recordRoutes('/companies', []),
  ...recordRoutes('/suppliers', []),
  ...recordRoutes('/booking-list', []),
  'GET /flights/bookings/{id}': () => ({ body: flightBooking() }),
});
