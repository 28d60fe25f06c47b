import type { Product } from '@traveldesk/bookings-server';
import { askAt, readDelivery } from '@traveldesk/flights-server';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';

/** The events of the suppliers of flights. */
export function flightWebhooks(kernel: Pick<Kernel, 'tools'>): Product['webhooks'] {
  const flights = toolsOf(kernel, 'flights');
  return {
    register: (at, { url, ref: known }) =>
      askAt(flights, at, async (orders, call) => {
        // One account has one place. Our own is made anew where its secret is not known, as after a kill; somebody else's is let be.
        for (const { ref, url: used } of await orders.webhooks(call)) {
          if (used !== url && ref !== known) return null;
          await orders.removeWebhook(call, ref);
        }
        const answer = await orders.registerWebhook(call, url);
        return answer.outcome === 'done' ? answer.result : null;
      }),
    read: (protocol, delivery) => readDelivery(kernel, protocol, delivery),
  };
}
