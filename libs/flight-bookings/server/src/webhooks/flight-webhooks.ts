import type { Product } from '@traveldesk/bookings-server';
import { askAt, readDelivery } from '@traveldesk/flights-server';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import { registerEndpoint } from '@traveldesk/suppliers-server';

/** Webhooks of flight suppliers. */
export function flightWebhooks(kernel: Pick<Kernel, 'tools'>): Product['webhooks'] {
  const flights = toolsOf(kernel, 'flights');
  return {
    register: (at, place) => askAt(flights, at, (orders, call) => registerEndpoint(orders, call, place)),
    read: (protocol, delivery) => readDelivery(kernel, protocol, delivery),
  };
}
