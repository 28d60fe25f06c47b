import { quote } from '@traveldesk/hotels-ui/testing';
import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { notes, stayBooking } from './testing/hotel-booking.fake';

/** The fake API of `nx serve hotel-bookings-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...recordRoutes('/companies', []),
  ...recordRoutes('/suppliers', []),
  ...recordRoutes('/countries', []),
  ...recordRoutes('/cities', []),
  ...recordRoutes('/travellers', []),
  'GET /hotels/quotes/{id}': () => ({ body: quote() }),
  'GET /hotels/quotes/{id}/booking-notes': () => ({ body: notes() }),
  'GET /hotels/bookings/{id}': () => ({ body: stayBooking() }),
});
