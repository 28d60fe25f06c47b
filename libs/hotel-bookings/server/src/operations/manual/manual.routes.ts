import { manualBookingRoutes } from '@traveldesk/bookings-server';
import { hotelBookingPaths, manualStayInputSchema } from '@traveldesk/hotel-bookings-contract';
import type { App } from '@traveldesk/shared-server';
import { prepareStay } from './prepare-stay';
import { stayEntry } from './stay-entry';

/** Registers the routes of hotel bookings made elsewhere. */
export function manualRoutes(app: App): void {
  const { db } = app.kernel;
  manualBookingRoutes(app, {
    product: 'hotel',
    paths: hotelBookingPaths,
    summaries: {
      create:
        'Add a hotel booking that was made elsewhere; its price, if it has one, is taken from the wallet, or waits for a second person',
      update:
        'Replace the data of a hotel booking that was made elsewhere; If-Match names the version that was read',
    },
    body: manualStayInputSchema,
    stateOf: () => 'confirmed',
    entryOf: async (entered) => stayEntry(await prepareStay(db, entered)),
  });
}
