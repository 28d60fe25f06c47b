import { z } from 'zod';
import type { Routes } from '../context';
import { invalidState, notFound } from '../http/errors';
import { pageOf, pageQuery } from '../http/paging';
import { readData, readQuery } from '../http/validate';
import { cancellationWire, quoteOf } from './cancellations';
import { balanceOf, moved } from './ledger';
import { hasDeparted, orderEventObject } from './order.wire';
import { ownOrder } from './own-order';

const idParams = z.object({ id: z.string() });

/** `/air/order_cancellations`: a quote, and its confirmation (SUPPLIER 5). */
export const cancellationRoutes: Routes = (app, sandbox) => {
  const { store, webhooks, seats, now } = sandbox;
  const own = (account: string, id: string) => {
    const record = store.get('cancellations', id);
    if (record?.account !== account) throw notFound('order cancellation');
    return record;
  };

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
    const quote = quoteOf(order, { now: now(), paidBy, airlineChanged });
    webhooks.publish(
      order.account,
      [{ type: 'order_cancellation.created', object: cancellationWire(quote) }],
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
    return { data: cancellationWire(own(request.account.id, id)) };
  });

  app.post('/air/order_cancellations/:id/actions/confirm', (request) => {
    const { id } = readQuery(idParams, request.params);
    const quote = own(request.account.id, id);
    const order = ownOrder(sandbox, request.account.id, quote.order);
    if (order.cancelled !== null)
      throw invalidState('already_cancelled', 'The order has been cancelled already.');
    const newest = store.list('cancellations').find((one) => one.order === order.id);
    if (newest?.id !== quote.id) {
      throw invalidState('order_cancellation_stale', 'Only the latest quote can be confirmed.');
    }
    if (quote.expires <= now()) throw invalidState('order_cancellation_expired', 'The quote has expired.');
    const confirmed = { ...quote, confirmed: now() };
    const cancelled = { ...order, cancelled: now() };
    const back = moved(balanceOf(store, request.account, order.currency), quote.amount);
    const open = store.list('airlineChanges').filter((one) => one.order === order.id && one.action === null);
    webhooks.publish(
      order.account,
      [
        { type: 'order_cancellation.confirmed', object: cancellationWire(confirmed) },
        { type: 'air.order.changed', object: orderEventObject(cancelled) },
        ...confirmed.credits.map(({ id: credit }) => ({
          type: 'air.airline_credit.created',
          object: { id: credit, order_id: order.id, live_mode: false },
        })),
      ],
      ['orders', cancelled],
      ['cancellations', confirmed],
      ...(quote.to === 'balance' ? ([['balances', back]] as const) : []),
      ...open.map((one) => ['airlineChanges', { ...one, action: 'cancelled', actedAt: now() }] as const),
    );
    seats.giveBack(order.taken);
    return { data: cancellationWire(confirmed) };
  });
};
