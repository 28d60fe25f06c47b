import { dashboardPermissions } from '@traveldesk/dashboard-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import { createDemoTasks } from './demo/demo';
import * as tasks from './migrations/20261121T0500_tasks';
import * as lists from './migrations/20261121T0900_tasks_lists';
import { b2bCompanies, b2cCompanies, customers, modules, suppliers } from './statistics/administration.sql';
import { contributeStatistics } from './statistics/statistics';
import { statisticsRoutes } from './statistics/statistics.routes';
import { taskExport } from './tasks/tasks.export';
import { taskRoutes } from './tasks/tasks.routes';
import './tasks/tasks.table';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { contributeStatistics, type Statistic, type StatisticsContribution } from './statistics/statistics';
export { raiseTask, type RaisedTask } from './tasks/raise-task';

/** The home page's figures, and tasks. */
export const dashboardServer: ServerModule = {
  name: 'dashboard',
  migrations: { '20261121T0500_tasks': tasks, '20261121T0900_tasks_lists': lists },
  texts: { en, fr, ar },
  permissions: dashboardPermissions,
  routes: (app, kernel) => {
    contributeStatistics(kernel, { b2bCompanies, b2cCompanies, customers, suppliers, modules });
    statisticsRoutes(app);
    taskRoutes(app);
    taskExport(app);
  },
  demo: createDemoTasks,
};
