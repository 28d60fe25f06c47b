import { z } from 'zod';
import type { Routes } from '../context';
import { notFound } from '../http/errors';
import { readQuery } from '../http/validate';
import { detectChange } from '../orders/airline-changes';
import { madeAt } from '../orders/made-at';
import { orderEventObject } from '../orders/order.wire';
import { isCurrency, wholeUnits } from '../world/money';
import { characters } from './characters.data';
import { knobsSchema } from './knobs';

const knobsBody = knobsSchema.partial().extend({
  /** The customer, as the token without `duffel_test_`; all of them without it. */
  account: z.string().default('*'),
});
const balanceBody = z.strictObject({
  account: z.string().startsWith('training_'),
  currency: z.string().refine(isCurrency),
  amount: z.number().int().min(0).max(1_000_000_000),
});
const madeBody = z.strictObject({ made_at: z.iso.datetime() });
const clockBody = z.strictObject({
  forward_ms: z
    .number()
    .int()
    .min(0)
    .max(400 * 86_400_000),
});

/**
 * The training's own routes, which no supplier has. They ask for no token, so they answer to this machine alone, and
 * only under its own name: a page from elsewhere, read by a browser here, cannot call them by another.
 */
export const trainingRoutes: Routes = (app, sandbox) => {
  app.addHook('onRequest', async (request) => {
    const own = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? '');
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
    if (request.url.startsWith('/_training') && !(own && local)) throw notFound('resource');
  });

  app.get('/', () => ({
    name: 'Traveldesk training supplier',
    live_mode: false,
    characters: Object.fromEntries(Object.entries(characters).map(([name, { says }]) => [name, says])),
  }));

  app.get('/_training/knobs', () => ({ data: sandbox.board.all() }));
  app.put('/_training/knobs', (request) => {
    const { account, ...knobs } = readQuery(knobsBody, request.body ?? {});
    sandbox.board.turn(account, knobs);
    return { data: sandbox.board.all() };
  });
  app.delete('/_training/knobs', () => {
    sandbox.board.reset();
    return { data: sandbox.board.all() };
  });

  app.put('/_training/clock', (request) => {
    sandbox.clock.turnForward(readQuery(clockBody, request.body ?? {}).forward_ms);
    return { data: { now: new Date(sandbox.now()).toISOString() } };
  });

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

  app.put('/_training/balance', (request) => {
    const { account, currency, amount } = readQuery(balanceBody, request.body ?? {});
    sandbox.store.put(['balances', { id: `${account} ${currency}`, amount: wholeUnits(amount, currency) }]);
    return { data: { account, currency, amount } };
  });

  app.delete('/_training/state', () => {
    sandbox.store.clear();
    sandbox.seats.clear();
    sandbox.offers.clear();
    sandbox.board.reset();
    sandbox.clock.reset();
    return { data: {} };
  });
};
