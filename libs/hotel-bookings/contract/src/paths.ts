import { bookingPathsOf } from '@traveldesk/bookings-contract';

/** Paths of hotel bookings below the API's base path; `id` is a record's id, or `:id` in route declarations. */
export const hotelBookingPaths = {
  ...bookingPathsOf('hotel'),
  /** POST: cancels a confirmed booking. */
  cancellations: (id: string) => `/hotels/bookings/${id}/cancellations`,
  /** PUT: sets or takes back a no-show. */
  noShow: (id: string) => `/hotels/bookings/${id}/no-show`,
  manual: '/hotels/manual-bookings',
  manualOne: (id: string) => `/hotels/manual-bookings/${id}`,
  /** GET: facts for the review of a quote. */
  reviewNotes: (quoteId: string) => `/hotels/quotes/${quoteId}/booking-notes`,
};
