import type { Product } from '@traveldesk/bookings-server';
import { askAt, orderAdapters, type FlightTools } from '@traveldesk/flights-server';

/** The events of the suppliers of flights. */
export function flightWebhooks(flights: FlightTools): Product['webhooks'] {
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
    // A caller who guesses keys waits as long for a supplier that is none.
    read: (protocol, delivery) => orderAdapters[(protocol ?? 'duffel') as 'duffel'].readDelivery(delivery),
  };
}
