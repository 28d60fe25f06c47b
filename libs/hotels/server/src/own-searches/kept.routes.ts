import {
  hotelPaths,
  hotelPermissions,
  savedStayDoneSchema,
  staySearchesSchema,
} from '@traveldesk/hotels-contract';
import { idParams, savedSearchInputSchema } from '@traveldesk/shared-contract';
import { actorOf, change, done, languageOf, problems, type App, type Call } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { deleteStay, readSaved, readSearches, saveStay } from './own-searches';

const config = { permission: hotelPermissions.search };

const readerOf = (request: Call) => ({ actor: actorOf(request), language: languageOf(request) });

export function keptRoutes(app: App, tools: HotelTools): void {
  app.get(
    hotelPaths.searches,
    {
      config,
      schema: {
        summary: "One's own recent and saved searches for hotels",
        response: { 200: staySearchesSchema },
      },
    },
    (request) => readSearches(tools, readerOf(request)),
  );

  app.post(
    hotelPaths.savedSearches,
    {
      config,
      schema: {
        summary: 'Save a search for hotels under a name',
        body: savedSearchInputSchema,
        response: { 201: savedStayDoneSchema, ...problems(422) },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request);
      const row = await change(request, (tx, record) => saveStay(tx, record, reader.actor, request.body));
      const saved = await readSaved(tools, reader, row);
      return reply.code(201).send(done(request, 'search_saved', saved, { name: saved.name }));
    },
  );

  app.delete(
    hotelPaths.savedSearch(':id'),
    {
      config,
      schema: {
        summary: 'Delete a saved search for hotels',
        params: idParams,
        response: { 200: savedStayDoneSchema, ...problems(404) },
      },
    },
    async (request) => {
      const reader = readerOf(request);
      const row = await change(request, (tx, record) => deleteStay(tx, record, reader.actor, request.params));
      const saved = await readSaved(tools, reader, row);
      return done(request, 'search_forgotten', saved, { name: saved.name });
    },
  );
}
