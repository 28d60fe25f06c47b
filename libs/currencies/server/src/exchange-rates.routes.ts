import {
  conversionQuerySchema,
  conversionSchema,
  exchangeRateInputSchema,
  exchangeRatePageSchema,
  exchangeRatePaths,
  exchangeRatePermissions,
  exchangeRateQuerySchema,
  exchangeRateSchema,
  pairSchema,
  ratePairSchema,
  ratePreviewQuerySchema,
  ratePreviewSchema,
} from '@traveldesk/currencies-contract';
import { doneOf } from '@traveldesk/shared-contract';
import { actorOf, change, done, problems, type App } from '@traveldesk/shared-server';
import { z } from 'zod';
import { convertNow } from './conversion';
import { addRate, previewRate, readPair } from './exchange-rates';
import { shownRate, shownRates } from './exchange-rates.shown';
import { findRates } from './exchange-rates.list.sql';

export function exchangeRateRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    exchangeRatePaths.all,
    {
      config: { permission: exchangeRatePermissions.list },
      schema: {
        summary: 'Exchange rates, a page at a time',
        querystring: exchangeRateQuerySchema,
        response: { 200: exchangeRatePageSchema },
      },
    },
    async (request) => {
      const { data, total } = await findRates(db, request.query);
      return { data: await shownRates(request, data), total };
    },
  );

  app.post(
    exchangeRatePaths.all,
    {
      config: { permission: exchangeRatePermissions.create, idempotent: true },
      schema: {
        summary:
          'Add an exchange rate, valid from now or from an earlier instant; a rate far from earlier ones waits for approval',
        body: exchangeRateInputSchema,
        response: { 201: doneOf(exchangeRateSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const row = await change(request, (tx, record) =>
        addRate(tx, record, actorOf(request), request.body, app.kernel),
      );
      const rate = await shownRate(request, row);
      const { base, quote, rate: value, status } = rate;
      const said = status === 'waiting' ? 'exchange_rate_requested' : 'exchange_rate_created';
      return reply.code(201).send(done(request, said, rate, { base, quote, value }));
    },
  );

  app.get(
    exchangeRatePaths.preview,
    {
      config: { permission: exchangeRatePermissions.create },
      schema: {
        summary: 'What a rate would be compared with, and whether it would need a second person',
        querystring: ratePreviewQuerySchema,
        response: { 200: ratePreviewSchema, ...problems(422) },
      },
    },
    (request) => previewRate(db, request.query, actorOf(request), app.kernel),
  );

  app.get(
    exchangeRatePaths.pair(':pair'),
    {
      config: { permission: exchangeRatePermissions.list },
      schema: {
        summary: 'A currency pair’s newest rate and its history',
        params: z.strictObject({ pair: pairSchema }),
        response: { 200: ratePairSchema, ...problems(404) },
      },
    },
    async (request) => {
      const { newest, ...pair } = await readPair(db, request.params.pair);
      return { ...pair, newest: await shownRate(request, newest) };
    },
  );

  app.get(
    exchangeRatePaths.conversion,
    {
      config: { permission: exchangeRatePermissions.list },
      schema: {
        summary: 'An amount in another currency, at the rate of an instant',
        querystring: conversionQuerySchema,
        response: { 200: conversionSchema, ...problems(422) },
      },
    },
    (request) => convertNow(db, request.query),
  );
}
