import { z } from 'zod';
import type { Routes } from '../context';
import { notFound } from '../http/errors';
import { readQuery } from '../http/validate';
import { balanceOf } from '../state/balances';
import { amountText, isCurrency, wholeUnits } from '../world/money';
import { findAccount } from './accounts';
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
const balanceParams = z.object({ id: z.string(), currency: z.string().refine(isCurrency) });
const clockBody = z.strictObject({
  forward_ms: z
    .number()
    .int()
    .min(0)
    .max(400 * 86_400_000),
});

/**
 * The training's own routes, which no real supplier has. They require no token, so they answer only to this machine, and only under its
 * own name: a page from elsewhere, read by a browser here, cannot call them under another name.
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

  app.put('/_training/balance', (request) => {
    const { account, currency, amount } = readQuery(balanceBody, request.body ?? {});
    sandbox.store.put(['balances', { id: `${account} ${currency}`, amount: wholeUnits(amount, currency) }]);
    return { data: { account, currency, amount } };
  });

  app.get('/_training/balance/:id/:currency', (request) => {
    const { id, currency } = readQuery(balanceParams, request.params);
    const account = findAccount(`duffel_test_${id}`);
    if (!account) throw notFound('customer');
    const { amount } = balanceOf(sandbox.store, account, currency);
    return { data: { account: id, currency, amount: amountText(amount, currency) } };
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
