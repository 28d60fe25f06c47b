import { airlinesServer } from '@traveldesk/airlines-server';
import { approvalsServer } from '@traveldesk/approvals-server';
import { companiesModules } from '@traveldesk/companies-server/testing';
import { currenciesServer } from '@traveldesk/currencies-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { tasksServer } from '@traveldesk/tasks-server';
import { usersServer } from '@traveldesk/users-server';
import { markupsServer } from '../markups.server';

/** Markups with everything that they refer to, for their tests and those of domains that price by them. */
export const markupModules: readonly ServerModule[] = [
  currenciesServer,
  airlinesServer,
  ...companiesModules,
  usersServer,
  tasksServer,
  approvalsServer,
  markupsServer,
];
