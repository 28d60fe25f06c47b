import { Readable } from 'node:stream';
import { flightPaths, flightPermissions, ndjsonType, streamLineSchema } from '@traveldesk/flights-contract';
import { actorOf, accessEndSignal, languageOf, problems, type App } from '@traveldesk/shared-server';
import { z } from 'zod';
import type { FlightTools } from '../flights.tools';
import { acceptedIn } from '../review/reviews.sql';
import { answerOf } from './answer';
import { seesNet } from './kept-offer';
import { linesFor } from './lines';
import { openSearch, remember } from './open-search';
import { criteriaQuerySchema, readCriteria } from './read-criteria';
import { sellersFor } from './sellers-for';

export function offerRoutes(app: App, tools: FlightTools): void {
  const { db, policy, names } = tools;

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
      const { userId } = actor;
      const [accepted] = await Promise.all([
        acceptedIn(db, { searchId: search.id, userId }),
        remember(tools, wanted, userId),
      ]);
      const reader = {
        criteria: wanted.criteria,
        currency: wanted.currency,
        sellers,
        language: languageOf(request),
        withNet: seesNet(actor),
        accepted,
      };
      const { body, headers } = answerOf(
        (leaving) => linesFor(search, reader, { policy, names, leaving }),
        accessEndSignal(request, reply.raw),
        request.headers['accept-encoding'],
      );
      return reply.type(ndjsonType).headers(headers).send(body);
    },
  );
}
