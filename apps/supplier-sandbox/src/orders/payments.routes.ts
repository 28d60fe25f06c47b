import { z } from 'zod';
import type { Routes } from '../context';
import { invalidState, notFound } from '../http/errors';
import { pageOf, pageQuery } from '../http/paging';
import { readData, readQuery } from '../http/validate';
import { amountText } from '../world/money';
import { issued } from './tickets';
import { balanceOf, checkPayment, moved, paymentOf } from './ledger';
import { paymentBody } from './order.schema';
import { totalOfOrder, type PaymentRecord } from './order.record';
import { orderEventObject } from './order.wire';
import { ownOrder } from './own-order';

const body = z.object({ order_id: z.string(), payment: paymentBody });

/** `POST /air/payments`: a held order is paid, and its tickets are issued (SUPPLIER 4). */
export const paymentRoutes: Routes = (app, sandbox) => {
  const { store, webhooks, now } = sandbox;

  app.post('/air/payments', (request, reply) => {
    const { order_id: id, payment } = readData(body, request.body);
    const before = store.get('orders', id);
    const order = ownOrder(sandbox, request.account.id, id);
    if (order.type === 'instant') {
      throw invalidState(
        'order_type_not_eligible_for_payment',
        'An instant order is paid when it is created.',
      );
    }
    if (order.paid !== null) throw invalidState('already_paid', 'The order has been paid already.');
    if (order.cancelled !== null) {
      const late = order.payBy !== null && order.payBy <= now();
      throw late
        ? invalidState('past_payment_required_by_date', 'The order was not paid in time.')
        : invalidState('already_cancelled', 'The order has been cancelled.');
    }
    if (before && totalOfOrder(before) !== totalOfOrder(order)) {
      throw invalidState('price_changed', 'The price is not guaranteed any more, and has changed.');
    }
    const due = { amount: totalOfOrder(order), currency: order.currency };
    const balance = balanceOf(store, request.account, order.currency);
    checkPayment(payment, due, { balance, empty: order.scenario === 'no_balance', pointer: '/payment' });
    const record = paymentOf(order, payment.type, due.amount, now());
    webhooks.publish(
      order.account,
      [
        { type: 'air.payment.succeeded', object: { ...paymentWire(record), order_id: order.id } },
        { type: 'air.order.changed', object: orderEventObject(order) },
      ],
      ['orders', issued(order, now())],
      ['payments', record],
      ...(payment.type === 'balance' ? ([['balances', moved(balance, -due.amount)]] as const) : []),
    );
    return reply.code(201).send({ data: paymentWire(record) });
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

function paymentWire({ id, order, type, amount, currency, created }: PaymentRecord) {
  return {
    id,
    order_id: order,
    type,
    status: 'succeeded',
    amount: amountText(amount, currency),
    currency,
    live_mode: false,
    created_at: new Date(created).toISOString(),
  };
}
