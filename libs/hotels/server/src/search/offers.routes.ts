import { Readable } from 'node:stream';
import { hotelPaths, hotelPermissions, stayLineSchema } from '@traveldesk/hotels-contract';
import {
  accessEndSignal,
  actorOf,
  languageOf,
  ndjsonAnswer,
  problems,
  seesNet,
  type App,
} from '@traveldesk/shared-server';
import { ndjsonType } from '@traveldesk/suppliers-contract';
import { z } from 'zod';
import type { HotelTools } from '../hotels.tools';
import { rememberStay } from '../own-searches/own-searches';
import { linesFor } from './lines';
import { openSearch } from './open-search';
import { readStay, stayQuerySchema } from './read-stay';
import { onlyOf, sellersFor } from './sellers-for';

export function offerRoutes(app: App, tools: HotelTools): void {
  const { db, policy } = tools;

  app.get(
    hotelPaths.offers,
    {
      config: {
        permission: hotelPermissions.search,
        apiTokens: true,
        produces: [ndjsonType, 'application/json'],
        line: stayLineSchema,
      },
      schema: {
        summary: 'Search for hotels: properties as NDJSON lines, as each supplier answers',
        querystring: stayQuerySchema.extend({
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
      const asked = await readStay(tools, query, { actor, language: languageOf(request) });
      const all = await sellersFor(db, asked, actor);
      const { wanted, sellers } =
        supplier === undefined ? { wanted: asked, sellers: all } : onlyOf(asked, all, supplier);
      const search = await openSearch(tools, wanted, sellers);
      if (supplier === undefined) await rememberStay(db, wanted, actor.userId);
      const reader = { wanted, sellers, policy, withNet: seesNet(actor) };
      const { body, headers } = ndjsonAnswer(
        (leaving) => linesFor(search, reader, leaving),
        accessEndSignal(request, reply.raw),
        request.headers['accept-encoding'],
      );
      return reply.type(ndjsonType).headers(headers).send(body);
    },
  );
}
