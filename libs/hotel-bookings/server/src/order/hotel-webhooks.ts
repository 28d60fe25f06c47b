import type { Product } from '@traveldesk/bookings-server';
import { askStay, readStayDelivery } from '@traveldesk/hotels-server';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import { registerEndpoint } from '@traveldesk/suppliers-server';

/** Webhooks of hotel suppliers. */
export function hotelWebhooks(kernel: Pick<Kernel, 'tools'>): Product['webhooks'] {
  const hotels = toolsOf(kernel, 'hotels');
  return {
    register: (at, place) => askStay(hotels, at, (stays, call) => registerEndpoint(stays, call, place)),
    read: (protocol, delivery) => readStayDelivery(hotels.kernel, protocol, delivery),
  };
}
