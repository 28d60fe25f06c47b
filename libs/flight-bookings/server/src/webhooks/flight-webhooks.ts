import type { Product } from '@traveldesk/bookings-server';
import { askAt, readDelivery } from '@traveldesk/flights-server';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';

/** Webhooks of flight suppliers. */
export function flightWebhooks(kernel: Pick<Kernel, 'tools'>): Product['webhooks'] {
  const flights = toolsOf(kernel, 'flights');
  return {
    register: (at, { url, events, known, ours }) =>
      askAt(flights, at, async (orders, call) => {
        const all = await orders.webhooks(call);
        const kept = all.find(({ ref }) => known.includes(ref));
        if (kept) {
          const isRight =
            kept.active && kept.url === url && events.every((type) => kept.events.includes(type));
          if (!isRight) await orders.changeWebhook(call, kept.ref, { url, events });
          return { ref: kept.ref, secret: null };
        }
        // An account has one endpoint. Our own is replaced if its secret is unknown, as after a crash; another owner's is left alone.
        if (!all.every(({ url: used }) => ours.includes(used))) return null;
        for (const { ref } of all) await orders.removeWebhook(call, ref);
        const answer = await orders.registerWebhook(call, { url, events });
        return answer.outcome === 'done' ? answer.result : null;
      }),
    read: (protocol, delivery) => readDelivery(kernel, protocol, delivery),
  };
}
