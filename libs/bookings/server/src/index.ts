import { bookingsPermissions } from '@traveldesk/bookings-contract';
import { companyIn, type ServerModule } from '@traveldesk/shared-server';
import { registerHoldOwner } from '@traveldesk/wallet-server';
import { bookingTools } from './bookings.tools';
import { driveJobs } from './engine/drive.jobs';
import { bookingHolds } from './engine/hold-owner';
import { intentRoutes } from './intents/intents.routes';
import * as bookings from './migrations/20261124T1000_bookings';
import * as upkeep from './migrations/20261124T1210_booking_upkeep';
import { progressRoutes } from './records/progress.routes';
import { upkeepJobs } from './upkeep/upkeep.jobs';
import { registerJobs } from './webhooks/register.jobs';
import { webhookRoutes } from './webhooks/webhooks.routes';
import './bookings.tables';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Bookings: from a review to a ticket and back (DESIGN 6). */
export const bookingsServer: ServerModule = {
  name: 'bookings',
  migrations: { '20261124T1000_bookings': bookings, '20261124T1210_booking_upkeep': upkeep },
  texts: { en, fr, ar },
  constraints: {
    bookings_search_used: { field: 'offer_id', code: 'booking_search_used' },
    bookings_offer: { field: 'offer_id', code: 'booking_offer_taken' },
    travellers_person: { field: 'family_name', code: 'traveller_known' },
  },
  permissions: bookingsPermissions,
  tools: (kernel) => ({ bookings: bookingTools(kernel) }),
  contribute: (kernel) => registerHoldOwner(kernel, bookingHolds),
  routes: (app) => {
    intentRoutes(app);
    progressRoutes(app);
    webhookRoutes(app);
  },
  jobs: async (kernel) => {
    await driveJobs(kernel);
    await upkeepJobs(kernel);
    await registerJobs(kernel);
  },
  companiesOf: { booking: companyIn('bookings', 'company_id') },
};
