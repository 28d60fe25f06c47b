import {
  clientTextQuerySchema,
  clientTextSchema,
  flightPaths,
  flightPermissions,
  savedSearchDoneSchema,
  searchesSchema,
  shareDoneSchema,
  shareInputSchema,
  shareSchema,
} from '@traveldesk/flights-contract';
import { idParams, savedSearchInputSchema } from '@traveldesk/shared-contract';
import { actorOf, change, done, problems, type App } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { readClientText } from './client-text';
import { deleteFlightSearch, readSearches, saveFlightSearch } from './saved-searches';
import { offerToShare, readShare, shareOffer } from './shares';

const config = { permission: flightPermissions.search };

export function keptRoutes(app: App, tools: FlightTools): void {
  app.get(
    flightPaths.searches,
    {
      config,
      schema: { summary: "One's own recent and saved searches", response: { 200: searchesSchema } },
    },
    (request) => readSearches(tools.db, request),
  );

  app.post(
    flightPaths.savedSearches,
    {
      config,
      schema: {
        summary: 'Save a search under a name',
        body: savedSearchInputSchema,
        response: { 201: savedSearchDoneSchema, ...problems(422) },
      },
    },
    async (request, reply) => {
      const saved = await change(request, (tx, record) =>
        saveFlightSearch(tx, record, actorOf(request), request.body),
      );
      return reply.code(201).send(done(request, 'search_saved', saved, { name: saved.name }));
    },
  );

  app.delete(
    flightPaths.savedSearch(':id'),
    {
      config,
      schema: {
        summary: 'Delete a saved search',
        params: idParams,
        response: { 200: savedSearchDoneSchema, ...problems(404) },
      },
    },
    async (request) => {
      const saved = await change(request, (tx, record) =>
        deleteFlightSearch(tx, record, actorOf(request), request.params),
      );
      return done(request, 'search_forgotten', saved, { name: saved.name });
    },
  );

  app.post(
    flightPaths.shares,
    {
      config,
      schema: {
        summary: 'Store an offer as currently displayed, for a link',
        body: shareInputSchema,
        response: { 201: shareDoneSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const offer = await offerToShare(request, tools, request.body.offer_id);
      const share = await change(request, (tx, record) => shareOffer(tx, record, actorOf(request), offer));
      return reply.code(201).send(done(request, 'offer_shared', share));
    },
  );

  app.get(
    flightPaths.clientText,
    {
      config,
      schema: {
        summary: 'Offers as currently displayed, as a text in the client’s language',
        querystring: clientTextQuerySchema,
        response: { 200: clientTextSchema, ...problems(404, 422) },
      },
    },
    (request) => {
      const { offers, language } = request.query;
      return readClientText(request, tools, { ids: offers.split('.'), language });
    },
  );

  app.get(
    flightPaths.share(':id'),
    {
      config,
      schema: {
        summary: 'What was searched for and selected',
        params: idParams,
        response: { 200: shareSchema, ...problems(404) },
      },
    },
    (request) => readShare(request, tools, request.params.id),
  );
}
