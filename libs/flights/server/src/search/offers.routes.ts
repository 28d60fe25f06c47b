import { Readable } from 'node:stream';
import { flightPaths, flightPermissions, streamLineSchema } from '@traveldesk/flights-contract';
import { ndjsonType } from '@traveldesk/suppliers-contract';
import {
  actorOf,
  accessEndSignal,
  languageOf,
  ndjsonAnswer,
  problems,
  seesNet,
  type App,
} from '@traveldesk/shared-server';
import { z } from 'zod';
import type { FlightTools } from '../flights.tools';
import { acceptedIn } from '../review/reviews.sql';
import { linesFor } from './lines';
import { openSearch, remember } from './open-search';
import { criteriaQuerySchema, readCriteria } from './read-criteria';
import { onlyOf, sellersFor } from './sellers-for';

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
        summary: 'Search for flights; returns offers as NDJSON lines as suppliers answer',
        querystring: criteriaQuerySchema.extend({
          supplier: z
            .string()
            .max(100)
            .optional()
            .meta({ description: 'The key of the only supplier to ask' }),
        }),
        response: { 200: z.instanceof(Readable), ...problems(422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { supplier, ...query } = request.query;
      const asked = await readCriteria(db, query, actor);
      const all = await sellersFor(db, asked, actor);
      const { wanted, sellers } =
        supplier === undefined ? { wanted: asked, sellers: all } : onlyOf(asked, all, supplier);
      const search = await openSearch(tools, wanted, sellers);
      const { userId } = actor;
      const [accepted] = await Promise.all([
        acceptedIn(db, { searchId: search.id, userId }),
        supplier === undefined && remember(tools, wanted, userId),
      ]);
      const reader = {
        criteria: wanted.criteria,
        company: wanted.company,
        currency: wanted.currency,
        sellers,
        language: languageOf(request),
        withNet: seesNet(actor),
        accepted,
      };
      const { body, headers } = ndjsonAnswer(
        (leaving) => linesFor(search, reader, { policy, names, leaving }),
        accessEndSignal(request, reply.raw),
        request.headers['accept-encoding'],
      );
      return reply.type(ndjsonType).headers(headers).send(body);
    },
  );
}
