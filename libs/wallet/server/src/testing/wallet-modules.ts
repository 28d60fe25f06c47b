import { approvalsServer } from '@traveldesk/approvals-server';
import { companiesModules } from '@traveldesk/companies-server/testing';
import { currenciesServer } from '@traveldesk/currencies-server';
import { dashboardServer } from '@traveldesk/dashboard-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { tasksServer } from '@traveldesk/tasks-server';
import { usersServer } from '@traveldesk/users-server';
import { walletServer } from '../wallet.server';

/** The wallet module with its dependencies. */
export const walletModules: readonly ServerModule[] = [
  ...companiesModules,
  currenciesServer,
  usersServer,
  tasksServer,
  approvalsServer,
  dashboardServer,
  walletServer,
];
