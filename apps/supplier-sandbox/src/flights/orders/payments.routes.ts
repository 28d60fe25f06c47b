import { z } from 'zod';
import type { Routes } from '../../context';
import { notFound } from '../../http/errors';
import { newId } from '../../http/ids';
import { pageOf, pageQuery } from '../../http/paging';
import { readData, readQuery } from '../../http/validate';
import { answerEffect } from '../../effects/answer';
import { ownOrder } from './own-order';
import { payBody } from './order.schema';
import { paymentWire } from './pay';

/** `POST /air/payments`: pays a held order and issues its tickets (SUPPLIER 4). */
export const paymentRoutes: Routes = (app, sandbox) => {
  const { store } = sandbox;

  app.post('/air/payments', (request, reply) => {
    const body = readData(payBody, request.body);
    return answerEffect(sandbox, request, reply, { kind: 'payment', id: newId('pay'), body });
  });

  app.get('/air/payments', (request) => {
    const query = readQuery(pageQuery.extend({ order_id: z.string() }), request.query);
    const order = ownOrder(sandbox, request.account.id, query.order_id);
    const { data, meta } = pageOf(
      store.list('payments').filter((one) => one.order === order.id),
      query,
    );
    return { data: data.map(paymentWire), meta };
  });

  app.get('/air/payments/:id', (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    const payment = store.get('payments', id);
    if (payment?.account !== request.account.id) throw notFound('payment');
    return { data: paymentWire(payment) };
  });
};
