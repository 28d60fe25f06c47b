import type { Statistics } from '@traveldesk/dashboard-contract';
import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';

const statistics: Statistics = {
  b2bCompanies: 28,
  b2cCompanies: 13,
  customers: 1204,
  suppliers: 6,
  ConfirmedFlightsBooking: 310,
  PendingFlightsBooking: 17,
  plans: 4,
  customersBooked: 296,
  totalAmount: { amount: '45210.50', currency: 'USD' },
  modules: 5,
};

/** The fake API of `nx serve dashboard-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...recordRoutes('/tasks', []),
  'GET /home_page_statistics': () => ({ body: statistics }),
});
