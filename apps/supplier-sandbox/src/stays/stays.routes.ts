import type { Routes } from '../context';
import { accommodationRoutes } from './accommodation/accommodation.routes';
import { stayReferenceRoutes } from './accommodation/reference.routes';
import { bookingRoutes } from './bookings/bookings.routes';
import { quoteRoutes } from './bookings/quotes.routes';
import { customerRoutes } from './customers.routes';
import { negotiatedRoutes } from './negotiated.routes';
import { pictureRoutes } from './pictures.routes';
import { staySearchRoutes } from './search/search.routes';
import { stayTrainingRoutes } from './training.routes';

/** All routes for stays. */
export const stayRoutes: readonly Routes[] = [
  staySearchRoutes,
  accommodationRoutes,
  stayReferenceRoutes,
  negotiatedRoutes,
  customerRoutes,
  quoteRoutes,
  bookingRoutes,
  pictureRoutes,
  stayTrainingRoutes,
];
