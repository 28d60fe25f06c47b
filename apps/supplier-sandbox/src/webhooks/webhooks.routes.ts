import { z } from 'zod';
import type { Routes, Sandbox } from '../context';
import { invalidField, notFound } from '../http/errors';
import { newId, randomText } from '../http/ids';
import { pageOf, pageQuery } from '../http/paging';
import { readData, readQuery } from '../http/validate';
import { eventWire } from './send';
import { eventTypes, type DeliveryRecord, type WebhookRecord } from './webhook.record';

const idParams = z.object({ id: z.string() });
const fields = {
  url: z.url({ protocol: /^https?$/ }),
  events: z.array(z.enum(eventTypes)).min(1),
  active: z.boolean(),
};
const createBody = z.object({ url: fields.url, events: fields.events });
const deliveriesQuery = pageQuery.extend({
  endpoint_id: z.string().optional(),
  type: z.string().optional(),
  delivery_success: z.enum(['true', 'false']).optional(),
});

/** `/air/webhooks` (SUPPLIER 4). All responses have a body, since the SDK fails without one (SUPPLIER 7). */
export const webhookRoutes: Routes = (app, sandbox) => {
  const { store, webhooks, now } = sandbox;

  app.post('/air/webhooks', (request, reply) => {
    const body = readData(createBody, request.body);
    if (ownWebhooks(sandbox, request.account.id).length > 0) {
      throw invalidField('unsafe_unique', '/url', 'There is a webhook in this mode already');
    }
    const webhook: WebhookRecord = {
      id: newId('end'),
      account: request.account.id,
      created: now(),
      updated: now(),
      active: true,
      secret: randomText(32),
      ...body,
    };
    store.put(['webhooks', webhook]);
    return reply.code(201).send({ data: { ...wire(webhook), secret: webhook.secret } });
  });

  app.get('/air/webhooks', (request) => {
    const { data, meta } = pageOf(
      ownWebhooks(sandbox, request.account.id),
      readQuery(pageQuery, request.query),
    );
    return { data: data.map(wire), meta };
  });

  app.patch('/air/webhooks/:id', (request) => {
    const body = readData(z.object(fields).partial(), request.body);
    const changed = { ...own(sandbox, request.account.id, request.params), ...body, updated: now() };
    store.put(['webhooks', changed]);
    return { data: wire(changed) };
  });

  app.delete('/air/webhooks/:id', (request) => {
    const webhook = own(sandbox, request.account.id, request.params);
    store.remove('webhooks', webhook.id);
    return { data: wire(webhook) };
  });

  app.post('/air/webhooks/:id/actions/ping', (request) => ({
    data: eventWire(webhooks.ping(own(sandbox, request.account.id, request.params))),
  }));

  app.get('/air/webhooks/events/:id', (request) => ({
    data: eventWire(ownEvent(sandbox, request.account.id, request.params)),
  }));

  app.post('/air/webhooks/events/:id/actions/redeliver', (request) => {
    const event = ownEvent(sandbox, request.account.id, request.params);
    webhooks.redeliver(event);
    return { data: eventWire(event) };
  });

  app.get('/air/webhooks/deliveries', (request) => {
    const query = readQuery(deliveriesQuery, request.query);
    const deliveries = store
      .list('deliveries')
      .filter(({ account }) => account === request.account.id)
      .filter(({ webhook }) => webhook === (query.endpoint_id ?? webhook))
      .filter(({ type }) => type === (query.type ?? type))
      .filter(
        (one) => query.delivery_success === undefined || String(arrived(one)) === query.delivery_success,
      );
    const { data, meta } = pageOf(deliveries, query);
    return { data: data.map(deliveryWire), meta };
  });
};

function ownWebhooks({ store }: Sandbox, account: string): WebhookRecord[] {
  return store.list('webhooks').filter((one) => one.account === account);
}

function own({ store }: Sandbox, account: string, params: unknown): WebhookRecord {
  const webhook = store.get('webhooks', readQuery(idParams, params).id);
  if (webhook?.account !== account) throw notFound('webhook');
  return webhook;
}

function ownEvent({ store }: Sandbox, account: string, params: unknown) {
  const event = store.get('events', readQuery(idParams, params).id);
  if (event?.account !== account) throw notFound('webhook event');
  return event;
}

function wire({ id, url, events, active, created, updated }: WebhookRecord) {
  return {
    id,
    url,
    events,
    active,
    live_mode: false,
    created_at: new Date(created).toISOString(),
    updated_at: new Date(updated).toISOString(),
  };
}

const arrived = ({ status }: DeliveryRecord) => status !== null && status >= 200 && status < 300;

function deliveryWire(delivery: DeliveryRecord) {
  return {
    id: delivery.id,
    endpoint_id: delivery.webhook,
    event_id: delivery.event,
    type: delivery.type,
    url: delivery.url,
    live_mode: false,
    delivery_success: arrived(delivery),
    response_status_code: delivery.status,
    response_body: delivery.response,
    created_at: new Date(delivery.created).toISOString(),
  };
}
