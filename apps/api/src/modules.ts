import { airlinesServer } from '@traveldesk/airlines-server';
import { authServer } from '@traveldesk/auth-server';
import { companiesServer } from '@traveldesk/companies-server';
import { dashboardServer } from '@traveldesk/dashboard-server';
import { flightsServer } from '@traveldesk/flights-server';
import { geoServer } from '@traveldesk/geo-server';
import { modulesServer } from '@traveldesk/modules-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { usersServer } from '@traveldesk/users-server';

/** Every domain of the API, by hand: a new one is a line here. Demo data is loaded in this order. */
export const modules: readonly ServerModule[] = [
  geoServer,
  airlinesServer,
  modulesServer,
  suppliersServer,
  companiesServer,
  usersServer,
  authServer,
  flightsServer,
  dashboardServer,
];
