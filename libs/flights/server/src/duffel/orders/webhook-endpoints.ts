import type { OrderAdapter } from '../../orders/order-adapter';
import type { WebhookEndpoint } from '../../orders/supplier-event';
import { listPageOf, readable } from '@traveldesk/suppliers-server/duffel';
import { boolean, id, list, object, text } from '../order-read';
import { quotedOf } from './asked';

const path = '/air/webhooks';
const maxEvents = 100;
const longestUrl = 2_000;

export const registerWebhook: OrderAdapter['registerWebhook'] = (call, { url, events }) =>
  quotedOf(call, {
    request: { method: 'POST', path, body: { data: { url, events } } },
    purpose: 'webhook',
    read: (data) => ({ ...endpointOf(data), secret: text(data.secret, 'secret') }),
  });

export const webhooks: OrderAdapter['webhooks'] = async (call) => {
  const { body } = await call({ path }, { purpose: 'webhook', repeatable: true });
  return readable(() => listPageOf(body).items.map(endpointOf));
};

/** The answer's body, if any, is not read. */
export const changeWebhook: OrderAdapter['changeWebhook'] = async (call, ref, { url, events }) => {
  const body = { data: { url, events, active: true } };
  const request = { method: 'PATCH', path: `${path}/${encodeURIComponent(ref)}`, body } as const;
  await call(request, { purpose: 'webhook', repeatable: false });
};

/** The answer's body, if any, is not read. */
export const removeWebhook: OrderAdapter['removeWebhook'] = async (call, ref) => {
  const request = { method: 'DELETE', path: `${path}/${encodeURIComponent(ref)}` } as const;
  await call(request, { purpose: 'webhook', repeatable: false });
};

export const pingWebhook: OrderAdapter['pingWebhook'] = async (call, ref) => {
  const request = { method: 'POST', path: `${path}/${encodeURIComponent(ref)}/actions/ping` } as const;
  await call(request, { purpose: 'webhook', repeatable: false });
};

function endpointOf(wire: unknown): WebhookEndpoint {
  const it = object(wire, 'webhook');
  return {
    ref: id(it.id, 'webhook.id'),
    // May be longer than other texts: it is our own URL, returned as sent.
    url: typeof it.url === 'string' && it.url.length <= longestUrl ? it.url : text(null, 'webhook.url'),
    active: boolean(it.active, 'webhook.active'),
    events: list(it.events, 'webhook.events', maxEvents).map((one) => text(one, 'event')),
  };
}
