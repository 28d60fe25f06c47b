import { z } from 'zod';
import type { Routes } from '../../context';
import { metadataBody } from '../../http/metadata';
import { pageOf, pageQuery } from '../../http/paging';
import { readData, readQuery } from '../../http/validate';
import { answerEffect } from '../../effects/answer';
import { orderBody } from './order.schema';
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
// The SDK nests its options one level too deep (SUPPLIER 7).
const patchBody = z.union([
  z.object({ metadata: metadataBody }),
  z.object({ options: z.object({ metadata: metadataBody }) }).transform(({ options }) => options),
]);

/** `/air/orders` (SUPPLIER 4 and 5). */
export const orderRoutes: Routes = (app, sandbox) => {
  const wire = (order: OrderRecord) => orderWire(order, sandbox.store, sandbox.now());

  app.post('/air/orders', (request, reply) => {
    const body = readData(orderBody, request.body);
    return answerEffect(sandbox, request, reply, { kind: 'order', body });
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

/** Returns the comparison for a sort; orders without a deadline come last in both directions. */
function orderOf(sort: string): (a: OrderRecord, b: OrderRecord) => number {
  const sign = sort.startsWith('-') ? -1 : 1;
  if (sort.endsWith('created_at')) return (a, b) => sign * (a.created - b.created);
  return (a, b) => {
    if (a.payBy === null || b.payBy === null) return Number(a.payBy === null) - Number(b.payBy === null);
    return sign * (a.payBy - b.payBy);
  };
}
