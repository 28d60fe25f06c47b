import type { Routes } from '../context';
import { referenceRoutes } from './reference/reference.routes';
import { suggestionRoutes } from './reference/suggestions.routes';
import { offerRequestRoutes } from './search/offer-requests.routes';
import { batchRoutes } from './search/batches.routes';
import { offerRoutes } from './search/offers.routes';
import { offerServiceRoutes } from './search/services.routes';
import { airlineChangeRoutes } from './orders/airline-changes.routes';
import { cancellationRoutes } from './orders/cancellations.routes';
import { changeRoutes } from './orders/changes.routes';
import { orderServiceRoutes } from './orders/order-services.routes';
import { orderRoutes } from './orders/orders.routes';
import { paymentRoutes } from './orders/payments.routes';
import { flightTrainingRoutes } from './training.routes';

/** All routes for selling flights. */
export const flightRoutes: readonly Routes[] = [
  referenceRoutes,
  suggestionRoutes,
  offerRequestRoutes,
  batchRoutes,
  offerRoutes,
  offerServiceRoutes,
  orderRoutes,
  orderServiceRoutes,
  paymentRoutes,
  cancellationRoutes,
  changeRoutes,
  airlineChangeRoutes,
  flightTrainingRoutes,
];
