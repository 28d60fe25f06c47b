import { bookingPaths } from '@traveldesk/bookings-contract';
import { productListRoute, productOf, registerProduct } from '@traveldesk/bookings-server';
import { contributeStatistics } from '@traveldesk/dashboard-server';
import type { ServerModule } from '@traveldesk/shared-server';
import { airlineChangeRoutes } from './operations/airline-change/airline-change.routes';
import { changeRoutes } from './operations/change/change.routes';
import { loadDemoBookings } from './demo/demo';
import { offerDocumentRoutes } from './documents/offer-document.routes';
import { flightProduct } from './flight-product';
import * as flightBookings from './migrations/20261130T0200_flight_bookings';
import { bookRoutes } from './operations/book/book.routes';
import { groupRequestRoutes } from './operations/group-request/group-request.routes';
import { manualRoutes } from './operations/manual/manual.routes';
import { reviewRoutes } from './review/review.routes';
import './flight-bookings.tables';
import { confirmedBookings, pendingBookings, plans } from './statistics';

/** Flight bookings: a product of the booking engine (docs/adr/0112). */
export const flightBookingsServer: ServerModule = {
  name: 'flight-bookings',
  migrations: { '20261130T0200_flight_bookings': flightBookings },
  texts: { en: {}, fr: {}, ar: {} },
  contribute: (kernel) => {
    registerProduct(kernel, flightProduct(kernel));
    contributeStatistics(kernel, {
      ConfirmedFlightsBooking: confirmedBookings,
      PendingFlightsBooking: pendingBookings,
      plans,
    });
  },
  routes: (app) => {
    const product = productOf(app.kernel, { product: 'flight' });
    productListRoute(app, {
      path: bookingPaths.flights,
      product: 'flight',
      summary: 'Flight bookings, a page at a time',
    });
    bookRoutes(app);
    reviewRoutes(app);
    offerDocumentRoutes(app);
    manualRoutes(app);
    groupRequestRoutes(app);
    changeRoutes(app, product);
    airlineChangeRoutes(app, product);
  },
  demoBehind: async (app, people) => {
    await loadDemoBookings(app, people);
  },
};
