import { airlinesServer } from '@traveldesk/airlines-server';
import { approvalsModules } from '@traveldesk/approvals-server/testing';
import { currenciesServer } from '@traveldesk/currencies-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { markupsServer } from '../markups.server';

/** Markups with everything that they refer to, for their tests and those of domains that price by them. */
export const markupModules: readonly ServerModule[] = [
  currenciesServer,
  airlinesServer,
  ...approvalsModules,
  markupsServer,
];
