import { bookingReaders } from './route-permissions.callers';

/** The routes of one booking that every product has, below its folder. */
function bookingRoutesOf(folder: string, permission: string): Record<string, readonly string[]> {
  const one = `${folder}/bookings/{id}`;
  const readers = ['show_bookings', permission];
  // Users who may act on bookings, as opposed to those who only read them.
  const workers = [
    permission,
    'issue_bookings',
    'cancel_bookings',
    'refund_bookings',
    'settle_bookings',
    'override_bookings',
    'add_bookings',
  ];
  return {
    [`GET ${one}`]: readers,
    [`GET ${one}/progress`]: readers,
    [`GET ${one}/history`]: readers,
    [`GET ${one}/money`]: readers,
    [`GET ${one}/price-explanation`]: ['show_markups'],
    [`GET ${one}/supplier-log`]: ['show_booking_logs'],
    [`GET ${one}/notes`]: readers,
    [`POST ${one}/notes`]: workers,
    [`PUT ${one}/owner`]: workers,
    [`GET ${one}/documents/{kind}`]: readers,
    [`POST ${one}/documents`]: readers,
    [`POST ${one}/outside-change`]: ['settle_bookings'],
    [`POST ${one}/settle`]: ['settle_bookings'],
    [`POST ${one}/late-success`]: ['settle_bookings'],
    [`POST ${one}/refund-completion`]: ['settle_bookings'],
  };
}

/** The permissions of the booking routes: DESIGN 6 and SPECIFICATION 7. */
export const bookingRoutePermissions: Record<string, readonly string[]> = {
  'GET /booking-list': bookingReaders,
  'GET /booking-list/counts': bookingReaders,
  'GET /booking/export': ['export_bookings'],
  'GET /booking-deadlines': bookingReaders,
  'GET /booking-look-to-book': ['show_bookings', 'show_sales_report'],
  'GET /sales-report': ['show_sales_report'],
  'GET /sales-report/export': ['show_sales_report'],
  'GET /sales-report/suppliers': ['show_sales_report'],
  'GET /sales-report/suppliers/export': ['show_sales_report'],
  ...bookingRoutesOf('/flights', 'flights_bookings'),
  ...bookingRoutesOf('/hotels', 'hotels_bookings'),
  'GET /hotels/bookings': ['hotels_bookings'],
  'POST /hotels/bookings': ['hotels_bookings'],
  'GET /hotels/quotes/{id}/booking-notes': ['hotels_bookings'],
  'POST /hotels/bookings/{id}/cancellations': ['cancel_bookings', 'refund_bookings'],
  'PUT /hotels/bookings/{id}/no-show': ['cancel_bookings'],
  'GET /flights/bookings': ['flights_bookings'],
  'POST /flights/bookings': ['flights_bookings'],
  'POST /flights/bookings/{id}/price-checks': ['issue_bookings'],
  'POST /flights/bookings/{id}/pay': ['issue_bookings'],
  'POST /flights/bookings/{id}/cancel': ['cancel_bookings', 'refund_bookings'],
  'POST /flights/bookings/{id}/void': ['refund_bookings', 'cancel_bookings'],
  'POST /flights/bookings/{id}/cancellation-quotes': ['refund_bookings', 'cancel_bookings'],
  'DELETE /flights/bookings/{id}/quote': ['refund_bookings', 'cancel_bookings', 'issue_bookings'],
  'POST /flights/bookings/{id}/refund': ['refund_bookings'],
  'POST /flights/bookings/{id}/change-requests': ['issue_bookings'],
  'POST /flights/bookings/{id}/change-quotes': ['issue_bookings'],
  'POST /flights/bookings/{id}/change': ['issue_bookings'],
  'POST /flights/bookings/{id}/airline-change': ['flights_bookings'],
};

/** The booking routes open to a company's API token. */
export const bookingTokenRoutes = [
  'GET /flights/offers/{id}/booking-notes',
  'GET /booking-list',
  'GET /booking-list/counts',
  'GET /hotels/bookings',
  'POST /hotels/bookings',
  'GET /hotels/quotes/{id}/booking-notes',
  'GET /hotels/bookings/{id}',
  'GET /hotels/bookings/{id}/progress',
  'POST /hotels/bookings/{id}/cancellations',
  'PUT /hotels/bookings/{id}/no-show',
  'GET /flights/bookings',
  'POST /flights/bookings',
  'GET /flights/bookings/{id}',
  'GET /flights/bookings/{id}/progress',
  'POST /flights/bookings/{id}/price-checks',
  'POST /flights/bookings/{id}/pay',
  'POST /flights/bookings/{id}/cancel',
  'POST /flights/bookings/{id}/void',
  'POST /flights/bookings/{id}/cancellation-quotes',
  'DELETE /flights/bookings/{id}/quote',
  'POST /flights/bookings/{id}/refund',
  'POST /flights/bookings/{id}/change-requests',
  'POST /flights/bookings/{id}/change-quotes',
  'POST /flights/bookings/{id}/change',
  'POST /flights/bookings/{id}/airline-change',
] as const;
