import type { ServerModule } from '@traveldesk/shared-server';
import { airlineChangeRoutes } from './after/airline-change.routes';
import { changeRoutes } from './after/change.routes';
import { loadDemoBookings } from './demo/demo';
import { bookRoutes } from './intents/book.routes';
import { outsideRoutes } from './outside/outside.routes';
import { reviewRoutes } from './review/review.routes';

/** Bookings of flights: the product that the engine of bookings works on (docs/adr/0112). */
export const flightBookingsServer: ServerModule = {
  name: 'flight-bookings',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app) => {
    bookRoutes(app);
    reviewRoutes(app);
    outsideRoutes(app);
    changeRoutes(app);
    airlineChangeRoutes(app);
  },
  demoBehind: async (app, people) => {
    await loadDemoBookings(app, people);
  },
};
