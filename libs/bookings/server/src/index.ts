import { bookingsPermissions } from '@traveldesk/bookings-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Bookings: from a review to a ticket and back (DESIGN 6). */
export const bookingsServer: ServerModule = {
  name: 'bookings',
  migrations: {},
  texts: { en, fr, ar },
  permissions: bookingsPermissions,
};
