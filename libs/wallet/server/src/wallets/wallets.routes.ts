import { idParams, moneyText } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  languageOf,
  problems,
  targetOf,
  type App,
} from '@traveldesk/shared-server';
import {
  balanceQuerySchema,
  balanceSchema,
  creditDoneSchema,
  creditHistorySchema,
  creditInputSchema,
  enoughQuerySchema,
  enoughReaders,
  enoughSchema,
  thresholdInputSchema,
  trendQuerySchema,
  trendSchema,
  walletDoneSchema,
  walletPaths,
  walletPermissions,
  walletReaders,
} from '@traveldesk/wallet-contract';
import { refuseInexactAmount } from '../transactions/transactions';
import { readBalance, readEnough, readTrend } from './balance';
import { readCreditHistory, saveCredit, saveThreshold } from './credit';

/** Routes for balances, credit limits and low-balance warnings. */
export function walletRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    walletPaths.balance(':id'),
    {
      config: { permission: walletReaders, apiTokens: true },
      schema: {
        summary: "A company's wallets, now or at an instant",
        params: idParams,
        querystring: balanceQuerySchema,
        response: { 200: balanceSchema, ...problems(404) },
      },
    },
    async (request) => readBalance(db, request.params.id, request.query, actorOf(request)),
  );

  app.get(
    walletPaths.enough(':id'),
    {
      config: { permission: enoughReaders, apiTokens: true },
      schema: {
        summary: 'Whether an amount is available, without the balance',
        params: idParams,
        querystring: enoughQuerySchema,
        response: { 200: enoughSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      refuseInexactAmount('amount', request.query);
      return readEnough(db, request.params.id, request.query, actorOf(request));
    },
  );

  app.get(
    walletPaths.trend(':id'),
    {
      config: { permission: walletReaders },
      schema: {
        summary: 'The balance at the end of each of the last days',
        params: idParams,
        querystring: trendQuerySchema,
        response: { 200: trendSchema, ...problems(404) },
      },
    },
    async (request) => readTrend(db, request.params.id, request.query, actorOf(request)),
  );

  app.put(
    walletPaths.lowBalance(':id'),
    {
      config: { permission: walletPermissions.threshold },
      schema: {
        summary: 'The available amount below which a company is warned',
        params: idParams,
        body: thresholdInputSchema,
        response: { 200: walletDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const { id: companyId, seen } = targetOf(request);
      const wallet = await change(request, (tx, record) =>
        saveThreshold(tx, record, actorOf(request), { companyId, seen, input: request.body }),
      );
      reply.header('etag', etagOf(wallet.settings_version));
      return done(request, 'threshold_saved', wallet);
    },
  );

  app.get(
    walletPaths.credit(':id'),
    {
      config: { permission: walletReaders },
      schema: {
        summary: "The history of a company's credit limits",
        params: idParams,
        response: { 200: creditHistorySchema, ...problems(404) },
      },
    },
    async (request) => readCreditHistory(db, request.params.id, actorOf(request)),
  );

  app.put(
    walletPaths.credit(':id'),
    {
      config: { permission: walletPermissions.credit },
      schema: {
        summary: "Set a company's credit limit, with the reason",
        params: idParams,
        body: creditInputSchema,
        response: { 200: creditDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const { id: companyId, seen } = targetOf(request);
      const wallet = await change(request, (tx, record) =>
        saveCredit(tx, record, actorOf(request), { companyId, seen, input: request.body }, app.kernel),
      );
      reply.header('etag', etagOf(wallet.settings_version));
      const below = wallet.available.amount.startsWith('-') ? 'credit_below_use' : 'credit_saved';
      const said = wallet.approval_id === null ? below : 'credit_waits';
      return done(request, said, wallet, { amount: moneyText(wallet.credit_limit, languageOf(request)) });
    },
  );
}
