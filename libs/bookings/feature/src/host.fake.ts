import { booking, fakeBookings, now, row, saved, stayRow } from '@traveldesk/bookings-ui/testing';
import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';

const settings = {
  document_days: 30,
  hold_warning_minutes: 120,
  tight_connection_minutes: 60,
  house_margin_hours: 24,
  reference_hours: 48,
  refund_days: 14,
  version: 3,
};
const deadline = { id: 'payment', kind: 'payment', at: '2099-01-01T00:00:00.000Z', booking: row() };

/** The fake API of `nx serve bookings-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...fakeBookings(booking).routes,
  ...recordRoutes('/companies', []),
  ...recordRoutes('/users', []),
  ...recordRoutes('/suppliers', []),
  ...recordRoutes('/airlines', []),
  ...recordRoutes('/countries', []),
  ...recordRoutes('/travellers', [saved]),
  'GET /hotels/bookings': () => ({ body: { data: [stayRow()], total: 1 } }),
  'GET /booking-deadlines': () => ({ body: { data: [deadline], total: 1, now } }),
  'GET /booking-settings': () => ({ body: settings }),
  'GET /booking-settings/history': () => ({ body: { data: [], total: 0 } }),
  'GET /sales-report': ({ query: { by = 'company', from = '2026-11-01', to = '2026-11-30' } }) => ({
    body: {
      by,
      from,
      to,
      data: [],
      total: 0,
      sums: [],
      platform_currency: 'USD',
      total_in_platform_currency: null,
      without_rate: [],
    },
  }),
  'GET /sales-report/suppliers': ({ query: { from = '2026-11-01', to = '2026-11-30' } }) => ({
    body: { from, to, data: [] },
  }),
});
