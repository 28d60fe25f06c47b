import { manualBookingRoutes, travellersOf } from '@traveldesk/bookings-server';
import { flightBookingPaths, manualInputSchema } from '@traveldesk/flight-bookings-contract';
import { toolsOf, type App } from '@traveldesk/shared-server';
import { flightDetail } from '../../order/flight-detail.sql';
import { flightEntry } from './manual';
import { prepareManual } from './prepare-manual';

/** Registers the routes of flight bookings made elsewhere. */
export function manualRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;
  manualBookingRoutes(app, {
    product: 'flight',
    paths: flightBookingPaths,
    summaries: {
      create:
        'Add a booking that was made elsewhere; its price is taken from the wallet once it is ticketed, or waits for a second person',
      update:
        'Replace the data of a booking that was made elsewhere; If-Match names the version that was read',
    },
    body: manualInputSchema,
    stateOf: ({ state }) => state,
    async entryOf({ input, at, stored: booking }) {
      const stored = booking && {
        booking: { pnr: booking.pnr, slices: (await flightDetail(db, booking.id)).slices },
        travellers: await travellersOf(db, booking.id),
      };
      return flightEntry(kernel, await prepareManual(db, toolsOf(kernel, 'flights'), { input, at, stored }));
    },
  });
}
