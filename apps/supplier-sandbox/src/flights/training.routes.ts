import { z } from 'zod';
import type { Routes } from '../context';
import { notFound } from '../http/errors';
import { readQuery } from '../http/validate';
import { detectChange } from './orders/airline-changes';
import { madeAt } from './orders/made-at';
import { orderEventObject } from './orders/order.wire';

const madeBody = z.strictObject({ made_at: z.iso.datetime() });

/** Training routes that change an order from outside. */
export const flightTrainingRoutes: Routes = (app, sandbox) => {
  app.post('/_training/orders/:id/airline_change', (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    const order = sandbox.store.get('orders', id);
    if (!order || order.cancelled !== null) throw notFound('order');
    const { record, happening } = detectChange(order, sandbox.now());
    sandbox.webhooks.publish(order.account, [happening], ['airlineChanges', record]);
    return { data: happening.object };
  });

  app.post('/_training/orders/:id/cancellation', (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    const order = sandbox.store.get('orders', id);
    if (!order) throw notFound('order');
    if (order.cancelled === null) {
      const happening = { type: 'air.order.changed', key: id, object: orderEventObject(order) };
      const cancelled = { ...order, cancelled: sandbox.now() };
      sandbox.webhooks.publish(order.account, [happening], ['orders', cancelled]);
      sandbox.seats.giveBack(order.taken);
    }
    return { data: { id } };
  });

  app.put('/_training/orders/:id/made_at', (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    const { made_at: at } = readQuery(madeBody, request.body ?? {});
    const order = sandbox.store.get('orders', id);
    if (!order) throw notFound('order');
    sandbox.store.put(['orders', madeAt(order, Date.parse(at))]);
    return { data: { id } };
  });
};
