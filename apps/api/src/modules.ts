import { airlinesServer } from '@traveldesk/airlines-server';
import { approvalsServer } from '@traveldesk/approvals-server';
import { authServer } from '@traveldesk/auth-server';
import { companiesServer } from '@traveldesk/companies-server';
import { currenciesServer } from '@traveldesk/currencies-server';
import { dashboardServer } from '@traveldesk/dashboard-server';
import { flightsServer } from '@traveldesk/flights-server';
import { geoServer } from '@traveldesk/geo-server';
import { hotelsServer } from '@traveldesk/hotels-server';
import { modulesServer } from '@traveldesk/modules-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { suppliersServer } from '@traveldesk/suppliers-server';
import { tasksServer } from '@traveldesk/tasks-server';
import { usersServer } from '@traveldesk/users-server';
import { walletServer } from '@traveldesk/wallet-server';
import { markupsServer } from '@traveldesk/markups-server';
import { bookingsServer } from '@traveldesk/bookings-server';
import { flightBookingsServer } from '@traveldesk/flight-bookings-server';
import { hotelBookingsServer } from '@traveldesk/hotel-bookings-server';

/** Every domain of the API; add new domains here. Demo data load in this order. */
export const modules: readonly ServerModule[] = [
  currenciesServer,
  geoServer,
  airlinesServer,
  modulesServer,
  suppliersServer,
  companiesServer,
  usersServer,
  authServer,
  flightsServer,
  hotelsServer,
  dashboardServer,
  tasksServer,
  approvalsServer,
  walletServer,
  markupsServer,
  bookingsServer,
  flightBookingsServer,
  hotelBookingsServer,
];
