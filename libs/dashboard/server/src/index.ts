import type { ServerModule } from '@traveldesk/shared-server';
import { b2bCompanies, b2cCompanies, customers, modules, suppliers } from './statistics/administration.sql';
import { contributeStatistics } from './statistics/statistics';
import { statisticsRoutes } from './statistics/statistics.routes';

export { contributeStatistics, type Statistic, type StatisticsContribution } from './statistics/statistics';

/** The home page's figures. They are numbers: their words are the screen's. */
export const dashboardServer: ServerModule = {
  name: 'dashboard',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  tools: () => ({ dashboard: { statistics: {} } }),
  contribute: (kernel) =>
    contributeStatistics(kernel, { b2bCompanies, b2cCompanies, customers, suppliers, modules }),
  routes: statisticsRoutes,
};
