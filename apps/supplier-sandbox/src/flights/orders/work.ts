import type { Kinds } from '../../effects/work-kind';
import { confirmCancellation, ownCancellation } from './cancellation-confirm';
import { cancellationWire } from './cancellations';
import { confirmChange, ownChange } from './change-confirm';
import { changeWire } from './change.wire';
import { createOrder } from './create';
import { orderWire } from './order.wire';
import { ownOrder } from './own-order';
import { payOrder, paymentWire } from './pay';
import type { FlightWork } from './work.record';

/** The error code for a failure that the airline does not explain. */
const unknown = 'airline_unknown';

export const flightWork: Kinds<FlightWork> = {
  order: {
    status: 201,
    asItStands(sandbox, account, { body }) {
      const offer = body.selected_offers[0] ?? '';
      sandbox.offers.assertOpen(sandbox.offers.find(account.id, offer));
      return { offer_id: offer, live_mode: false };
    },
    perform: (sandbox, account, { body }) =>
      orderWire(createOrder(sandbox, account, body), sandbox.store, sandbox.now()),
    isDone: ({ store }, { body }, { created }) =>
      store
        .list('orders')
        .some((order) => body.selected_offers.includes(order.offer) && order.created >= created),
    failed: ({ body }, { pending, code }) => ({
      type: 'order.creation_failed',
      key: Buffer.from(`failed-${pending}`).toString('base64url'),
      object: { offer_id: body.selected_offers[0], code: code ?? unknown, live_mode: false },
    }),
  },
  payment: {
    status: 201,
    asItStands(sandbox, account, { id, body: { order_id, payment } }) {
      ownOrder(sandbox, account.id, order_id);
      return { id, order_id, ...payment, status: 'pending', live_mode: false };
    },
    perform: (sandbox, account, { id, body }) => paymentWire(payOrder(sandbox, account, id, body)),
    isDone: ({ store }, { id }) => store.get('payments', id) !== undefined,
    accepted: (_, { id }, object) => ({
      happenings: [{ type: 'air.payment.pending', key: id, object }],
      changes: [],
    }),
    failed: ({ id, body }, { code }) => ({
      type: 'air.payment.failed',
      key: id,
      object: { id, order_id: body.order_id, status: 'failed', code: code ?? unknown, live_mode: false },
    }),
  },
  cancellation: {
    status: 200,
    asItStands: (sandbox, account, { id }) => cancellationWire(ownCancellation(sandbox, account.id, id)),
    perform: (sandbox, account, { id }) => cancellationWire(confirmCancellation(sandbox, account, id)),
    isDone: ({ store }, { id }) => store.get('cancellations', id)?.confirmed !== null,
  },
  change: {
    status: 200,
    asItStands: (sandbox, account, { id }) => changeWire(ownChange(sandbox, account.id, id)),
    perform: (sandbox, account, { id, payment }) =>
      changeWire(confirmChange(sandbox, account, ownChange(sandbox, account.id, id), payment)),
    isDone: ({ store }, { id }) => store.get('changes', id)?.confirmed !== null,
  },
};
