import {
  airlineInputSchema,
  airlinePageSchema,
  airlinePaths,
  airlinePermissions,
  airlineQuerySchema,
  airlineReaders,
  airlineSchema,
} from '@traveldesk/airlines-contract';
import { doneOf, idParams, nameIn } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  deleteRoute,
  historyRoute,
  languageOf,
  oneRoute,
  problems,
  targetOf,
  written,
  type App,
} from '@traveldesk/shared-server';
import { airlineKind, createAirline, deleteAirline, updateAirline } from './airlines';
import { findAirlines } from './airlines.sql';

export function airlineRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    airlinePaths.all,
    {
      config: { permission: airlineReaders },
      schema: {
        summary: 'Airlines, a page at a time, for the list and for pickers',
        querystring: airlineQuerySchema,
        response: { 200: airlinePageSchema },
      },
    },
    (request) => findAirlines(db, request.query, languageOf(request)),
  );

  app.post(
    airlinePaths.all,
    {
      config: { permission: airlinePermissions.create, idempotent: true },
      schema: {
        summary: 'Add an airline',
        body: airlineInputSchema,
        response: { 201: doneOf(airlineSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const airline = await change(request, (tx, record) =>
        createAirline(tx, record, actorOf(request), request.body),
      );
      reply.code(201);
      return written(reply, request, 'airline_created', airline, {
        name: nameIn(airline, languageOf(request)),
      });
    },
  );

  oneRoute(
    app,
    {
      path: airlinePaths.one(':id'),
      permission: airlinePermissions.list,
      summary: 'One airline',
      answer: airlineSchema,
    },
    airlineKind,
  );

  app.put(
    airlinePaths.one(':id'),
    {
      config: { permission: airlinePermissions.update },
      schema: {
        summary: 'Change an airline; If-Match names the version that was read',
        params: idParams,
        body: airlineInputSchema,
        response: { 200: doneOf(airlineSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const airline = await change(request, (tx, record) =>
        updateAirline(tx, record, actorOf(request), { ...targetOf(request), airline: request.body }),
      );
      return written(reply, request, 'airline_updated', airline, {
        name: nameIn(airline, languageOf(request)),
      });
    },
  );

  deleteRoute(
    app,
    {
      path: airlinePaths.one(':id'),
      permission: airlinePermissions.remove,
      summary: 'Delete an airline that nothing refers to',
      answer: airlineSchema,
      said: 'airline_deleted',
      nameOf: nameIn,
    },
    deleteAirline,
  );

  historyRoute(
    app,
    {
      path: airlinePaths.history(':id'),
      permission: airlinePermissions.list,
      summary: 'Who changed what of an airline, and when',
    },
    airlineKind,
  );
}
