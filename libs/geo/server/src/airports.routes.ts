import {
  airportInputSchema,
  airportPageSchema,
  airportPaths,
  airportPermissions,
  airportQuerySchema,
  airportReaders,
  airportRecordSchema,
} from '@traveldesk/geo-contract';
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
import { airportKind, createAirport, deleteAirport, updateAirport } from './airports';
import { findAirports } from './airports.sql';

export function airportRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    airportPaths.all,
    {
      config: { permission: airportReaders },
      schema: {
        summary: 'Airports, a page at a time',
        querystring: airportQuerySchema,
        response: { 200: airportPageSchema },
      },
    },
    (request) => findAirports(db, request.query, languageOf(request)),
  );

  app.post(
    airportPaths.all,
    {
      config: { permission: airportPermissions.create, idempotent: true },
      schema: {
        summary: 'Add an airport',
        body: airportInputSchema,
        response: { 201: doneOf(airportRecordSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const airport = await change(request, (tx, record) =>
        createAirport(tx, record, actorOf(request), request.body),
      );
      const name = nameIn(airport, languageOf(request));
      reply.code(201);
      return written(reply, request, 'airport_created', airport, { name });
    },
  );

  oneRoute(
    app,
    {
      path: airportPaths.one(':id'),
      permission: airportReaders,
      summary: 'One airport',
      answer: airportRecordSchema,
    },
    airportKind,
  );

  app.put(
    airportPaths.one(':id'),
    {
      config: { permission: airportPermissions.update },
      schema: {
        summary: 'Change an airport; If-Match names the version that was read',
        params: idParams,
        body: airportInputSchema,
        response: { 200: doneOf(airportRecordSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const airport = await change(request, (tx, record) =>
        updateAirport(tx, record, actorOf(request), { ...targetOf(request), airport: request.body }),
      );
      const name = nameIn(airport, languageOf(request));
      return written(reply, request, 'airport_updated', airport, { name });
    },
  );

  deleteRoute(
    app,
    {
      path: airportPaths.one(':id'),
      permission: airportPermissions.remove,
      summary: 'Delete an airport that nothing refers to',
      answer: airportRecordSchema,
      said: 'airport_deleted',
      nameOf: nameIn,
    },
    deleteAirport,
  );

  historyRoute(
    app,
    {
      path: airportPaths.history(':id'),
      permission: airportPermissions.list,
      summary: 'Who changed what of an airport, and when',
    },
    airportKind,
  );
}
