import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Routes, Sandbox } from '../context';
import { gatewayTimeout, serverError, SupplierError } from '../http/errors';
import { pageOf, pageQuery } from '../http/paging';
import { readData, readQuery } from '../http/validate';
import type { Account } from '../training/accounts';
import type { Knobs } from '../training/knobs';
import { createOrder } from './create';
import { metadataBody, orderBody, type OrderBody } from './order.schema';
import type { OrderRecord } from './order.record';
import { orderWire } from './order.wire';
import { ownOrder, ownOrders } from './own-order';

const idParams = z.object({ id: z.string() });
const listQuery = pageQuery.extend({
  awaiting_payment: z.enum(['true', 'false']).optional(),
  booking_reference: z.string().optional(),
  user_id: z.string().optional(),
  offer_id: z.string().optional(),
  'passenger_name[]': z.array(z.string()).optional(),
  sort: z.enum(['payment_required_by', '-payment_required_by', 'created_at', '-created_at']).optional(),
});
// The SDK puts its options one level too deep (SUPPLIER 7).
const patchBody = z.union([
  z.object({ metadata: metadataBody }),
  z.object({ options: z.object({ metadata: metadataBody }) }).transform(({ options }) => options),
]);

/** `/air/orders` (SUPPLIER 4 and 5). */
export const orderRoutes: Routes = (app, sandbox) => {
  const wire = (order: OrderRecord) => orderWire(order, sandbox.store, sandbox.now());

  app.post('/air/orders', (request, reply) => {
    const body = readData(orderBody, request.body);
    const { order_outcome: outcome } = request.knobs;
    if (outcome === 'accepted' || outcome === 'accepted_then_failed') {
      return accept(sandbox, request.account, body, reply, outcome);
    }
    const order = createOrder(sandbox, request.account, body);
    return answer(reply, outcome, () => ({ data: wire(order) }));
  });

  app.get('/air/orders', (request) => {
    const query = readQuery(listQuery, request.query);
    const orders = ownOrders(sandbox, request.account.id).filter((order) => fits(order, query));
    if (query.sort) orders.sort(orderOf(query.sort));
    const { data, meta } = pageOf(orders, query);
    return { data: data.map(wire), meta };
  });

  app.get('/air/orders/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    return { data: wire(ownOrder(sandbox, request.account.id, id)) };
  });

  app.patch('/air/orders/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    const { metadata } = readData(patchBody, request.body);
    const changed = { ...ownOrder(sandbox, request.account.id, id), metadata };
    sandbox.store.put(['orders', changed]);
    return { data: wire(changed) };
  });
};

/** The order is there, and its answer does not say so: what a customer has to treat as in doubt (SUPPLIER 2). */
function answer(reply: FastifyReply, outcome: Knobs['order_outcome'], body: () => unknown): FastifyReply {
  if (outcome === 'created_then_500') throw serverError();
  if (outcome === 'created_then_504') throw gatewayTimeout();
  if (outcome === 'created_then_reset') {
    reply.hijack();
    reply.raw.socket?.destroy();
    return reply;
  }
  if (outcome === 'created_then_garbled') {
    return reply.code(201).type('application/json').send(JSON.stringify(body()).slice(0, 200));
  }
  return reply.code(201).send(body());
}

const laterMs = 1500;

/** 202: the result comes later, as an event (SUPPLIER 2). Until then nothing is written: a stop in between loses it. */
function accept(
  sandbox: Sandbox,
  account: Account,
  body: OrderBody,
  reply: FastifyReply,
  outcome: 'accepted' | 'accepted_then_failed',
): FastifyReply {
  const offer = body.selected_offers[0] ?? '';
  sandbox.offers.assertOpen(sandbox.offers.find(account.id, offer));
  const fail = (code: string) =>
    sandbox.webhooks.publish(account.id, [
      { type: 'order.creation_failed', object: { offer_id: offer, code, live_mode: false } },
    ]);
  sandbox
    .sleep(laterMs)
    .then(() => {
      if (outcome === 'accepted_then_failed') return fail('airline_unknown');
      createOrder(sandbox, account, body);
    })
    .catch((error: unknown) => {
      if (error instanceof SupplierError) fail(error.details[0]?.code ?? 'airline_unknown');
    });
  return reply.code(202).send({ data: { offer_id: offer, live_mode: false } });
}

function fits(order: OrderRecord, query: z.output<typeof listQuery>): boolean {
  const waiting = order.paid === null && order.cancelled === null;
  const names = query['passenger_name[]']?.map((name) => name.toLowerCase());
  return (
    (query.awaiting_payment === undefined || waiting === (query.awaiting_payment === 'true')) &&
    (query.booking_reference === undefined || order.reference === query.booking_reference) &&
    (query.offer_id === undefined || order.offer === query.offer_id) &&
    (query.user_id === undefined || order.users.includes(query.user_id)) &&
    (names === undefined || names.every((name) => isAboard(order, name)))
  );
}

function isAboard({ passengers }: OrderRecord, name: string): boolean {
  return passengers.some((one) => `${one.given_name} ${one.family_name}`.toLowerCase().includes(name));
}

/** What has no deadline comes last, whichever way it is sorted. */
function orderOf(sort: string): (a: OrderRecord, b: OrderRecord) => number {
  const sign = sort.startsWith('-') ? -1 : 1;
  if (sort.endsWith('created_at')) return (a, b) => sign * (a.created - b.created);
  return (a, b) => {
    if (a.payBy === null || b.payBy === null) return Number(a.payBy === null) - Number(b.payBy === null);
    return sign * (a.payBy - b.payBy);
  };
}
