import type { SupplierProtocol } from '@traveldesk/suppliers-server';
import { duffelAccount, isDuffelList } from '@traveldesk/suppliers-server/duffel';
import { duffelAdapter } from './duffel.adapter';
import { masked } from './masked';
import { eventTypes } from './orders/event';
import { duffelOrders } from './orders/duffel-orders';

/** Duffel's public API, version 2. */
export const duffelProtocol: SupplierProtocol = {
  ...duffelAccount,
  name: 'duffel',
  texts: 'flights',
  module: 'flights',
  // The smallest list the API offers.
  ping: { path: '/air/airlines?limit=1', isAnswer: isDuffelList },
  masked,
  events: eventTypes,
  products: {
    flights: {
      offers: duffelAdapter,
      orders: duffelOrders,
      // Duffel takes up to 120 s to make an order.
      orderTimeoutMs: 130_000,
    },
  },
};
