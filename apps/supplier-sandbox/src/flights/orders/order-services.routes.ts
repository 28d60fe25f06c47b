import { z } from 'zod';
import type { Routes, Sandbox } from '../../context';
import { invalidField, invalidState } from '../../http/errors';
import { newId } from '../../http/ids';
import { readData, readQuery } from '../../http/validate';
import { baggageServices, serviceWire, type Service } from '../search/services';
import { balanceOf, moved } from '../../state/balances';
import { checkPayment, paymentOf } from './ledger';
import { paymentBody, servicesBody } from './order.schema';
import type { OrderRecord, OrderService } from './order.record';
import { orderEventObject, orderWire } from './order.wire';
import { ownOrder } from './own-order';

const idParams = z.object({ id: z.string() });
const addBody = z.object({ payment: paymentBody, add_services: servicesBody.min(1) });

/** Bags bought after booking (SUPPLIER 4). */
export const orderServiceRoutes: Routes = (app, sandbox) => {
  const { store, webhooks, now } = sandbox;

  app.get('/air/orders/:id/available_services', (request) => {
    const { id } = readQuery(idParams, request.params);
    const order = ownOrder(sandbox, request.account.id, id);
    return { data: bagsFor(sandbox, order).map((one) => serviceWire(one, order.currency)) };
  });

  app.post('/air/orders/:id/services', (request) => {
    const { id } = readQuery(idParams, request.params);
    const body = readData(addBody, request.body);
    const order = ownOrder(sandbox, request.account.id, id);
    if (order.cancelled !== null) throw invalidState('already_cancelled', 'The order has been cancelled.');
    if (order.paid === null) {
      throw invalidState(
        'pay_later_order_no_payment_for_ancillaries',
        'Services can be added to a held order once it is paid.',
      );
    }
    const known = bagsFor(sandbox, order);
    const added = body.add_services.map(({ id: wanted, quantity }, at): OrderService => {
      const service = known.find((one) => one.id === wanted);
      if (!service || quantity > service.most) {
        throw invalidField('validation_inclusion', `/add_services/${at}/id`, 'The order has no such service');
      }
      const { type, passengerId, segmentIds, metadata } = service;
      return {
        id: newId('ser'),
        type,
        quantity,
        passengerId,
        segmentIds,
        metadata,
        amount: service.amount * quantity,
      };
    });
    const due = { amount: added.reduce((sum, { amount }) => sum + amount, 0), currency: order.currency };
    const balance = balanceOf(store, request.account, order.currency);
    checkPayment(body.payment, due, { balance, empty: false, pointer: '/payment' });
    const grown = { ...order, services: [...order.services, ...added] };
    const payment = paymentOf(order, body.payment.type, due.amount, now());
    webhooks.publish(
      order.account,
      [{ type: 'air.order.changed', key: payment.id, object: orderEventObject(grown) }],
      ['orders', grown],
      ['payments', payment],
      ...(body.payment.type === 'balance' ? ([['balances', moved(balance, -due.amount)]] as const) : []),
    );
    return { data: orderWire(grown, store, now()) };
  });
};

/** Returns the bags for an order's original flights while its search is stored; none after a change of flights. */
function bagsFor({ store, offers }: Sandbox, order: OrderRecord): Service[] {
  const over = order.cancelled !== null || order.changes > 0 || !store.get('searches', order.search);
  return over ? [] : baggageServices(offers.find(order.account, order.offer));
}
