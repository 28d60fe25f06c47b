import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { company, fakeCompanies } from './companies/companies.fake';

const nile = company(1, { has_children: true });
const delta = company(2, { name: 'Delta Tours', parent: nile });

/** The fake API of `nx serve companies-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...recordRoutes('/cities', []),
  ...recordRoutes('/modules', []),
  ...fakeCompanies([nile, delta]).routes,
});
