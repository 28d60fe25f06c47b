import { approvalsServer } from '@traveldesk/approvals-server';
import { companiesServer } from '@traveldesk/companies-server';
import { currenciesServer } from '@traveldesk/currencies-server';
import { dashboardServer } from '@traveldesk/dashboard-server';
import { geoServer } from '@traveldesk/geo-server';
import { modulesServer } from '@traveldesk/modules-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { tasksServer } from '@traveldesk/tasks-server';
import { usersServer } from '@traveldesk/users-server';
import { walletServer } from '../wallet.server';

/** The wallet with everything that it refers to. */
export const walletModules: readonly ServerModule[] = [
  geoServer,
  modulesServer,
  suppliersServer,
  currenciesServer,
  companiesServer,
  usersServer,
  tasksServer,
  approvalsServer,
  dashboardServer,
  walletServer,
];
