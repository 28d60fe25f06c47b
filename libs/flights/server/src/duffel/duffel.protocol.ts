import type { SupplierProtocol } from '@traveldesk/suppliers-server';
import { duffelAdapter } from './duffel.adapter';
import { masked } from './masked';
import { duffelOrders } from './orders/duffel-orders';

/** Duffel's public API, version 2. */
export const duffelProtocol: SupplierProtocol = {
  name: 'duffel',
  module: 'flights',
  exampleUrl: 'https://api.duffel.com',
  headers: { 'duffel-version': 'v2' },
  authentication: (token) => ({ authorization: `Bearer ${token}` }),
  requestIdHeader: 'x-request-id',
  // The smallest list the API offers.
  ping: { path: '/air/airlines?limit=1', isAnswer: isList },
  masked,
  products: {
    flights: {
      offers: duffelAdapter,
      orders: duffelOrders,
      // Duffel takes up to 120 s to make an order.
      orderTimeoutMs: 130_000,
    },
  },
};

/** SUPPLIER 1: a list is `{ "data": […], … }`. */
function isList(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
  } catch {
    return false;
  }
}
