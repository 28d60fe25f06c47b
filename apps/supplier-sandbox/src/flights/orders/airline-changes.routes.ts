import { z } from 'zod';
import type { Routes } from '../../context';
import { invalidState, notFound } from '../../http/errors';
import { readData, readQuery } from '../../http/validate';
import { acceptChange, airlineChangeWire, type AirlineChangeRecord } from './airline-changes';
import { orderEventObject } from './order.wire';
import { ownOrder } from './own-order';

const idParams = z.object({ id: z.string() });

/** `/air/airline_initiated_changes`: schedule changes by the airline (SUPPLIER 5). */
export const airlineChangeRoutes: Routes = (app, sandbox) => {
  const { store, webhooks, now } = sandbox;
  const own = (account: string, id: string) => {
    const record = store.get('airlineChanges', id);
    if (record?.account !== account) throw notFound('airline-initiated change');
    return record;
  };

  app.get('/air/airline_initiated_changes', (request) => {
    const { order_id: order } = readQuery(z.object({ order_id: z.string().optional() }), request.query);
    const records = store
      .list('airlineChanges')
      .filter((one) => one.account === request.account.id && one.order === (order ?? one.order));
    return { data: records.map(airlineChangeWire) };
  });

  app.post('/air/airline_initiated_changes/:id/actions/accept', (request) => {
    const { id } = readQuery(idParams, request.params);
    const record = own(request.account.id, id);
    const order = ownOrder(sandbox, request.account.id, record.order);
    if (record.action !== null || order.cancelled !== null) {
      throw invalidState(
        'stale_airline_initiated_change_accept',
        'Something was done about this change already.',
      );
    }
    const accepted: AirlineChangeRecord = { ...record, action: 'accepted', actedAt: now() };
    const changed = acceptChange(order, record);
    webhooks.publish(
      order.account,
      [{ type: 'air.order.changed', key: id, object: orderEventObject(changed) }],
      ['orders', changed],
      ['airlineChanges', accepted],
    );
    return { data: airlineChangeWire(accepted) };
  });

  // Only records an action taken elsewhere, for example by telephone.
  app.patch('/air/airline_initiated_changes/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    const { action_taken: action } = readData(
      z.object({ action_taken: z.enum(['accepted', 'cancelled', 'changed']) }),
      request.body,
    );
    const noted: AirlineChangeRecord = { ...own(request.account.id, id), action, actedAt: now() };
    store.put(['airlineChanges', noted]);
    return { data: airlineChangeWire(noted) };
  });
};
