import { airlinesServer } from '@traveldesk/airlines-server';
import { approvalsModules } from '@traveldesk/approvals-server/testing';
import { currenciesServer } from '@traveldesk/currencies-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { markupsServer } from '../markups.server';

/** The markups module with its dependencies, for its own tests and those of domains that use it. */
export const markupModules: readonly ServerModule[] = [
  currenciesServer,
  airlinesServer,
  ...approvalsModules,
  markupsServer,
];
