import { Readable } from 'node:stream';
import { flightPaths, flightPermissions, ndjsonType, streamLineSchema } from '@traveldesk/flights-contract';
import { actorOf, languageOf, problems, type App } from '@traveldesk/shared-server';
import { z } from 'zod';
import type { FlightTools } from '../flights.tools';
import { answerOf } from './answer';
import { seesNet } from './kept-offer';
import { linesFor } from './lines';
import { openSearch, remember } from './open-search';
import { criteriaQuerySchema, readCriteria } from './read-criteria';
import { sellersFor } from './sellers-for';

export function offerRoutes(app: App, tools: FlightTools): void {
  const { db, policy } = tools;

  app.get(
    flightPaths.offers,
    {
      config: {
        permission: flightPermissions.search,
        apiTokens: true,
        produces: [ndjsonType, 'application/json'],
        line: streamLineSchema,
      },
      schema: {
        summary: 'Search for flights: offers as NDJSON lines, as each supplier answers',
        querystring: criteriaQuerySchema,
        response: { 200: z.instanceof(Readable), ...problems(422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const wanted = await readCriteria(db, request.query, actor);
      const sellers = await sellersFor(db, wanted, actor);
      const search = await openSearch(tools, wanted, sellers);
      await remember(tools, wanted, actor.userId);
      const reader = {
        ...{ criteria: wanted.criteria, currency: wanted.company?.currency ?? null, sellers },
        ...{ language: languageOf(request), withNet: seesNet(actor) },
      };
      const { body, headers } = answerOf(
        (leaving) => linesFor(search, reader, { policy, leaving }),
        request.headers['accept-encoding'],
      );
      return reply.type(ndjsonType).headers(headers).send(body);
    },
  );
}
