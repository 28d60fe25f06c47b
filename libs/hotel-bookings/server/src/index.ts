import { productListRoute, productOf, registerProduct } from '@traveldesk/bookings-server';
import { hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import { loadDemoStays } from './demo/demo';
import { hotelProduct } from './hotel-product';
import * as hotelBookings from './migrations/20261130T0820_hotel_bookings';
import * as lookUps from './migrations/20261130T0831_hotel_look_ups';
import * as cityNames from './migrations/20261201T1300_stay_city_names';
import { bookRoutes } from './operations/book/book.routes';
import { cancelStayRoutes } from './operations/cancel/cancel-stay.routes';
import { manualRoutes } from './operations/manual/manual.routes';
import { noShowRoutes } from './operations/no-show/no-show.routes';
import './hotel-bookings.tables';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Hotel bookings: a product of the booking engine (docs/adr/0112). */
export const hotelBookingsServer: ServerModule = {
  name: 'hotel-bookings',
  migrations: {
    '20261130T0820_hotel_bookings': hotelBookings,
    '20261130T0831_hotel_look_ups': lookUps,
    '20261201T1300_stay_city_names': cityNames,
  },
  texts: { en, fr, ar },
  contribute: (kernel) => {
    registerProduct(kernel, hotelProduct(kernel));
  },
  routes: (app) => {
    productListRoute(app, {
      path: hotelBookingPaths.all,
      product: 'hotel',
      summary: 'Hotel bookings, a page at a time',
    });
    const product = productOf(app.kernel, { product: 'hotel' });
    bookRoutes(app);
    cancelStayRoutes(app, product);
    noShowRoutes(app, product);
    manualRoutes(app);
  },
  demoBehind: async (app, people) => {
    await loadDemoStays(app, people);
  },
};
