import { z } from 'zod';
import type { Routes, Sandbox } from '../../context';
import { invalidState, notFound } from '../../http/errors';
import { newId } from '../../http/ids';
import { pageOf, pageQuery } from '../../http/paging';
import { readData, readQuery } from '../../http/validate';
import { dateText } from '../../http/dates';
import { cabinSchema, place } from '../search/search.schema';
import { changeOfferWire, changeRequestWire, changeWire } from './change.wire';
import { ownChange } from './change-confirm';
import { changeRequestOf } from './changes';
import { answerEffect } from '../../effects/answer';
import { paymentBody } from './order.schema';
import { ownOrder } from './own-order';

const idParams = z.object({ id: z.string() });
const requestBody = z.object({
  order_id: z.string(),
  slices: z.object({
    add: z
      .array(
        z.object({
          origin: place,
          destination: place,
          departure_date: dateText,
          cabin_class: cabinSchema.nullish(),
        }),
      )
      .min(1),
    remove: z.array(z.object({ slice_id: z.string() })).min(1),
  }),
});

/** Order changes by the customer: request, offers, choice, confirmation (SUPPLIER 4 and 5). */
export const changeRoutes: Routes = (app, sandbox) => {
  const { store, seats, now } = sandbox;

  app.post('/air/order_change_requests', (request, reply) => {
    const { order_id: id, slices } = readData(requestBody, request.body);
    const order = ownOrder(sandbox, request.account.id, id);
    const wish = { add: slices.add, remove: slices.remove.map(({ slice_id }) => slice_id) };
    const record = changeRequestOf(order, wish, seats, now());
    store.put(['changeRequests', record]);
    return reply.code(201).send({ data: changeRequestWire(record) });
  });

  app.get('/air/order_change_requests/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    return { data: changeRequestWire(ownRequest(sandbox, request.account.id, id)) };
  });

  app.get('/air/order_change_offers', (request) => {
    const query = readQuery(pageQuery.extend({ order_change_request_id: z.string() }), request.query);
    const record = ownRequest(sandbox, request.account.id, query.order_change_request_id);
    const { data, meta } = pageOf(record.offers, query);
    return { data: data.map((offer) => changeOfferWire(offer, record)), meta };
  });

  app.get('/air/order_change_offers/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    const { offer, record } = ownOffer(sandbox, request.account.id, id);
    return { data: changeOfferWire(offer, record) };
  });

  app.post('/air/order_changes', (request, reply) => {
    const { selected_order_change_offer: id } = readData(
      z.object({ selected_order_change_offer: z.string() }),
      request.body,
    );
    const { offer, record } = ownOffer(sandbox, request.account.id, id);
    if (offer.expires <= now()) throw invalidState('offer_expired', 'The order change offer has expired.');
    const { account, order, currency } = record;
    const change = { id: newId('oce'), account, order, created: now(), currency, offer, confirmed: null };
    store.put(['changes', change]);
    return reply.code(201).send({ data: changeWire(change) });
  });

  app.get('/air/order_changes/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    return { data: changeWire(ownChange(sandbox, request.account.id, id)) };
  });

  app.post('/air/order_changes/:id/actions/confirm', (request, reply) => {
    const { id } = readQuery(idParams, request.params);
    const { payment } = readData(z.object({ payment: paymentBody.optional() }), request.body ?? { data: {} });
    return answerEffect(sandbox, request, reply, { kind: 'change', id, payment });
  });
};

function ownRequest({ store }: Sandbox, account: string, id: string) {
  const record = store.get('changeRequests', id);
  if (record?.account !== account) throw notFound('order change request');
  return record;
}

function ownOffer({ store }: Sandbox, account: string, id: string) {
  for (const record of store.list('changeRequests')) {
    const offer = record.account === account ? record.offers.find((one) => one.id === id) : undefined;
    if (offer) return { offer, record };
  }
  throw notFound('order change offer');
}
