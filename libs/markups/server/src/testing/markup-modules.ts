import { airlinesServer } from '@traveldesk/airlines-server';
import { approvalsServer } from '@traveldesk/approvals-server';
import { companiesServer } from '@traveldesk/companies-server';
import { currenciesServer } from '@traveldesk/currencies-server';
import { geoServer } from '@traveldesk/geo-server';
import { modulesServer } from '@traveldesk/modules-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { tasksServer } from '@traveldesk/tasks-server';
import { usersServer } from '@traveldesk/users-server';
import { markupsServer } from '../markups.server';

/** Markups with everything that they refer to. */
export const markupModules: readonly ServerModule[] = [
  currenciesServer,
  geoServer,
  airlinesServer,
  modulesServer,
  suppliersServer,
  companiesServer,
  usersServer,
  tasksServer,
  approvalsServer,
  markupsServer,
];
