import { readDelivery } from '@traveldesk/flights-server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { dayMs } from '@traveldesk/shared-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import { registerProtocol } from '@traveldesk/suppliers-server';
import { plantProduct } from './planted-product.fake';

const texts = {
  protocols: { duffel_stays: 'Stays' },
  protocol_notes: { duffel_stays: 'A protocol of tests.' },
};

interface Endpoint {
  id: string;
}

/**
 * A product of hotels that registers and reads the webhooks of the training supplier, and nothing else. `beforeRegister` is called before each
 * registration.
 */
export const staysAt = (sandbox: () => Sandbox, beforeRegister: () => Promise<void>): ServerModule => ({
  name: 'stays',
  migrations: {},
  texts: { en: texts, fr: texts, ar: texts },
  contribute: (kernel) => {
    registerProtocol(kernel, {
      name: 'duffel_stays',
      texts: 'stays',
      module: 'hotels',
      exampleUrl: 'https://api.duffel.com',
      // The product of this file sends nothing through the transport.
      headers: {},
      authentication: () => ({}),
      requestIdHeader: 'x-request-id',
      ping: { path: '/stays/loyalty_programmes', isAnswer: () => true },
      masked: { secrets: new Set(), shownIn: new Set(), isAmount: () => false },
      events: ['stays.booking.created', 'stays.booking.cancelled'],
      products: {},
    });
    plantProduct(kernel, {
      sells: (protocol) => protocol === 'duffel_stays',
      isUnanswered: () => true,
      webhooks: {
        register: async (_at, { url, events, known }) => {
          await beforeRegister();
          const [one] = await sandbox().ask<Endpoint[]>('GET', '/air/webhooks');
          if (!one || !known.includes(one.id)) throw new Error('The endpoint is not known.');
          await sandbox().ask('PATCH', `/air/webhooks/${one.id}`, { url, events });
          return { ref: one.id, secret: null };
        },
        read: (protocol, delivery) => {
          const event = readDelivery(kernel, protocol && 'duffel', delivery);
          return typeof event === 'string' ? event : { ...event, kind: 'stay', order_ref: event.ref };
        },
      },
    });
  },
});

/** Books a room of the test hotel as a customer of the training supplier, and returns the id of the booking there. */
export async function bookStay({ ask }: Sandbox): Promise<string> {
  const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const { results } = await ask<{ results: { accommodation: { rooms: Room[] } }[] }>(
    'POST',
    '/stays/search',
    {
      accommodation: { ids: ['acc_0000AWr2VsUNIF1Vl91xg0'], fetch_rates: true },
      check_in_date: dayIn(60),
      check_out_date: dayIn(62),
      rooms: 1,
      guests: [{ type: 'adult' }],
    },
  );
  const rooms = results.flatMap(({ accommodation }) => accommodation.rooms);
  const rate = rooms.find(({ name }) => name === 'Successful Booking with Balance')?.rates[0];
  const quote = await ask<{ id: string }>('POST', '/stays/quotes', { rate_id: rate?.id });
  const booking = await ask<{ id: string }>('POST', '/stays/bookings', {
    quote_id: quote.id,
    guests: [{ given_name: 'Amal', family_name: 'Haddad' }],
    email: 'amal@nile.example',
    phone_number: '+201001234567',
  });
  return booking.id;
}

interface Room {
  name: string;
  rates: { id: string }[];
}
