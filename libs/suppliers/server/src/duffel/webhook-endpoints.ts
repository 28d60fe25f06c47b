import type { CallSupplier } from '../call/calls-of';
import type { Quoted } from '../effects/outcome';
import type { NewWebhookEndpoint, WebhookEndpoint, WebhookPlace } from '../effects/webhook';
import { quotedOf } from './asked';
import type { Reading } from './effect';
import { listPageOf } from './list-page';
import { id, list, object, optionalBoolean, readable, text, Unreadable } from './read';

const path = '/air/webhooks';
const maxEvents = 100;
const longestUrl = 2_000;

/** The calls about the webhook of an account, which is one for all products. */
export interface WebhookCalls {
  /** Registers a URL for events; an account has one. */
  registerWebhook(call: CallSupplier, place: WebhookPlace): Promise<Quoted<NewWebhookEndpoint>>;
  webhooks(call: CallSupplier): Promise<WebhookEndpoint[]>;
  /** Activates an endpoint with another URL and events; its secret stays. */
  changeWebhook(call: CallSupplier, ref: string, place: WebhookPlace): Promise<void>;
  removeWebhook(call: CallSupplier, ref: string): Promise<void>;
  /** Requests a `ping` event. */
  pingWebhook(call: CallSupplier, ref: string): Promise<void>;
}

const registerWebhook =
  (reading: Reading): WebhookCalls['registerWebhook'] =>
  (call, { url, events }) =>
    quotedOf(call, {
      ...reading,
      request: { method: 'POST', path, body: { data: { url, events } } },
      purpose: 'webhook',
      read: (data) => ({ ...endpointOf(data), secret: text(data.secret, 'secret') }),
    });

const webhooks: WebhookCalls['webhooks'] = async (call) => {
  const { body } = await call({ path }, { purpose: 'webhook', repeatable: true });
  return readable(() => listPageOf(body).items.map(endpointOf));
};

/** The answer's body, if any, is not read. */
const changeWebhook: WebhookCalls['changeWebhook'] = async (call, ref, { url, events }) => {
  const body = { data: { url, events, active: true } };
  const request = { method: 'PATCH', path: `${path}/${encodeURIComponent(ref)}`, body } as const;
  await call(request, { purpose: 'webhook', repeatable: false });
};

/** The answer's body, if any, is not read. */
const removeWebhook: WebhookCalls['removeWebhook'] = async (call, ref) => {
  const request = { method: 'DELETE', path: `${path}/${encodeURIComponent(ref)}` } as const;
  await call(request, { purpose: 'webhook', repeatable: false });
};

const pingWebhook: WebhookCalls['pingWebhook'] = async (call, ref) => {
  const request = { method: 'POST', path: `${path}/${encodeURIComponent(ref)}/actions/ping` } as const;
  await call(request, { purpose: 'webhook', repeatable: false });
};

function endpointOf(wire: unknown): WebhookEndpoint {
  const it = object(wire, 'webhook');
  return {
    ref: id(it.id, 'webhook.id'),
    // May be longer than other texts: it is our own URL, returned as sent.
    url: typeof it.url === 'string' && it.url.length <= longestUrl ? it.url : text(null, 'webhook.url'),
    active: booleanOf(it.active),
    events: list(it.events, 'webhook.events', maxEvents).map((one) => text(one, 'event')),
  };
}

function booleanOf(value: unknown): boolean {
  const read = optionalBoolean(value, 'webhook.active');
  if (read === null) throw new Unreadable('webhook.active');
  return read;
}

/** The calls about an account's webhook, with the errors of a product. */
export function webhookCalls(reading: Reading): WebhookCalls {
  return {
    registerWebhook: registerWebhook(reading),
    webhooks,
    changeWebhook,
    removeWebhook,
    pingWebhook,
  };
}
