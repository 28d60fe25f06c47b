import { z } from 'zod';
import type { Routes } from '../../context';
import { invalidState } from '../../http/errors';
import { pageOf, pageQuery } from '../../http/paging';
import { readData, readQuery } from '../../http/validate';
import { ownCancellation } from './cancellation-confirm';
import { cancellationWire, quoteOf } from './cancellations';
import { answerEffect } from '../../effects/answer';
import { hasDeparted } from './order.wire';
import { ownOrder } from './own-order';

const idParams = z.object({ id: z.string() });

/** `/air/order_cancellations`: a quote, and its confirmation (SUPPLIER 5). */
export const cancellationRoutes: Routes = (app, sandbox) => {
  const { store, webhooks, now } = sandbox;

  app.post('/air/order_cancellations', (request, reply) => {
    const { order_id: id } = readData(z.object({ order_id: z.string() }), request.body);
    const order = ownOrder(sandbox, request.account.id, id);
    if (order.cancelled !== null)
      throw invalidState('already_cancelled', 'The order has been cancelled already.');
    if (hasDeparted(order, now())) throw invalidState('order_not_cancellable', 'The first flight has left.');
    const paidBy = store.list('payments').find((one) => one.order === order.id)?.type ?? null;
    const airlineChanged = store
      .list('airlineChanges')
      .some((one) => one.order === order.id && one.action === null);
    const minutes = request.knobs.quote_minutes;
    const quote = quoteOf(order, { now: now(), minutes, paidBy, airlineChanged });
    webhooks.publish(
      order.account,
      [{ type: 'order_cancellation.created', key: quote.id, object: cancellationWire(quote) }],
      ['cancellations', quote],
    );
    return reply.code(201).send({ data: cancellationWire(quote) });
  });

  app.get('/air/order_cancellations', (request) => {
    const query = readQuery(pageQuery.extend({ order_id: z.string().optional() }), request.query);
    const records = store
      .list('cancellations')
      .filter(({ account, order }) => account === request.account.id && order === (query.order_id ?? order));
    const { data, meta } = pageOf(records, query);
    return { data: data.map(cancellationWire), meta };
  });

  app.get('/air/order_cancellations/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    return { data: cancellationWire(ownCancellation(sandbox, request.account.id, id)) };
  });

  app.post('/air/order_cancellations/:id/actions/confirm', (request, reply) => {
    const { id } = readQuery(idParams, request.params);
    return answerEffect(sandbox, request, reply, { kind: 'cancellation', id });
  });
};
