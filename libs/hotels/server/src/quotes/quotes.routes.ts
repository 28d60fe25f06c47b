import {
  hotelPaths,
  hotelPermissions,
  quoteAcceptanceDoneSchema,
  quoteInputSchema,
  stayQuoteSchema,
} from '@traveldesk/hotels-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, change, done, languageOf, problems, type App, type Call } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { acceptQuote } from './accept-quote';
import { openQuote } from './open-quote';
import { quoteOf, shownQuote, validQuoteOf } from './shown-quote';

const readerOf = (request: Call) => ({ actor: actorOf(request), language: languageOf(request) });

export function quoteRoutes(app: App, tools: HotelTools): void {
  app.post(
    hotelPaths.quotes,
    {
      config: { permission: hotelPermissions.search, apiTokens: true },
      schema: {
        summary: 'The supplier’s quote of a rate, and what has changed',
        body: quoteInputSchema,
        response: { 200: stayQuoteSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const reader = readerOf(request);
      return shownQuote(tools, reader, await openQuote(tools, reader, request.body.rate_id));
    },
  );

  app.get(
    hotelPaths.quote(':id'),
    {
      config: { permission: hotelPermissions.search, apiTokens: true },
      schema: {
        summary: 'A quote as it was given',
        params: idParams,
        response: { 200: stayQuoteSchema, ...problems(404) },
      },
    },
    async (request) => {
      const reader = readerOf(request);
      return shownQuote(tools, reader, await quoteOf(tools, reader, request.params.id));
    },
  );

  app.post(
    hotelPaths.quoteAcceptances(':id'),
    {
      config: { permission: hotelPermissions.search, apiTokens: true },
      schema: {
        summary: 'Accept what a quote changes',
        params: idParams,
        response: { 201: quoteAcceptanceDoneSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const quote = await validQuoteOf(tools, { actor }, request.params.id);
      const accepted = await change(request, (tx, record) => acceptQuote(tx, record, actor, quote));
      return reply.code(201).send(done(request, 'quote_accepted', accepted));
    },
  );
}
