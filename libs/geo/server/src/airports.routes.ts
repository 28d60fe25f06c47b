import {
  airportInputSchema,
  airportPageSchema,
  airportPaths,
  airportPermissions,
  airportQuerySchema,
  airportReaders,
  airportRecordSchema,
} from '@traveldesk/geo-contract';
import { doneOf, historyPageSchema, historyQuerySchema, idParams, nameIn } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  languageOf,
  problems,
  targetOf,
  type App,
} from '@traveldesk/shared-server';
import { createAirport, deleteAirport, readAirport, readAirportHistory, updateAirport } from './airports';
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
      return reply
        .code(201)
        .header('etag', etagOf(airport.version))
        .send(done(request, 'airport_created', airport, { name }));
    },
  );

  app.get(
    airportPaths.one(':id'),
    {
      config: { permission: airportReaders },
      schema: {
        summary: 'One airport',
        params: idParams,
        response: { 200: airportRecordSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const airport = await readAirport(db, request.params.id);
      return reply.header('etag', etagOf(airport.version)).send(airport);
    },
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
      return reply
        .header('etag', etagOf(airport.version))
        .send(done(request, 'airport_updated', airport, { name }));
    },
  );

  app.delete(
    airportPaths.one(':id'),
    {
      config: { permission: airportPermissions.remove },
      schema: {
        summary: 'Delete an airport that nothing refers to',
        params: idParams,
        response: { 200: doneOf(airportRecordSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const airport = await change(request, (tx, record) =>
        deleteAirport(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'airport_deleted', airport, { name: nameIn(airport, languageOf(request)) });
    },
  );

  app.get(
    airportPaths.history(':id'),
    {
      config: { permission: airportPermissions.list },
      schema: {
        summary: 'Who changed what of an airport, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readAirportHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
