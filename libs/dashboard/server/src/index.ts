import type { ServerModule } from '@traveldesk/shared-server';
import { b2bCompanies, b2cCompanies, customers, modules, suppliers } from './statistics/administration.sql';
import { contributeStatistics } from './statistics/statistics';
import { statisticsRoutes } from './statistics/statistics.routes';

export {
  contributeStatistics,
  countedForHome,
  type Statistic,
  type StatisticsContribution,
} from './statistics/statistics';

/** The dashboard domain: figures of the home page. It has no texts; the screen has them. */
export const dashboardServer: ServerModule = {
  name: 'dashboard',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  tools: () => ({ dashboard: { statistics: {} } }),
  contribute: (kernel) =>
    contributeStatistics(kernel, { b2bCompanies, b2cCompanies, customers, suppliers, modules }),
  routes: statisticsRoutes,
};
