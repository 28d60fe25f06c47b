import type { Product } from '@traveldesk/bookings-server';
import { askAt, readDelivery } from '@traveldesk/flights-server';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';

/** Webhooks of flight suppliers. */
export function flightWebhooks(kernel: Pick<Kernel, 'tools'>): Product['webhooks'] {
  const flights = toolsOf(kernel, 'flights');
  return {
    register: (at, { url, ref: known }) =>
      askAt(flights, at, async (orders, call) => {
        // An account has one endpoint. Our own is replaced if its secret is unknown, as after a crash; another owner's is left alone.
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
