import {
  airlineInputSchema,
  airlinePageSchema,
  airlinePaths,
  airlinePermissions,
  airlineQuerySchema,
  airlineReaders,
  airlineSchema,
} from '@traveldesk/airlines-contract';
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
import { createAirline, deleteAirline, readAirline, readAirlineHistory, updateAirline } from './airlines';
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
      return reply
        .code(201)
        .header('etag', etagOf(airline.version))
        .send(done(request, 'airline_created', airline, { name: nameIn(airline, languageOf(request)) }));
    },
  );

  app.get(
    airlinePaths.one(':id'),
    {
      config: { permission: airlinePermissions.list },
      schema: {
        summary: 'One airline',
        params: idParams,
        response: { 200: airlineSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const airline = await readAirline(db, request.params.id);
      return reply.header('etag', etagOf(airline.version)).send(airline);
    },
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
      return reply
        .header('etag', etagOf(airline.version))
        .send(done(request, 'airline_updated', airline, { name: nameIn(airline, languageOf(request)) }));
    },
  );

  app.delete(
    airlinePaths.one(':id'),
    {
      config: { permission: airlinePermissions.remove },
      schema: {
        summary: 'Delete an airline that nothing refers to',
        params: idParams,
        response: { 200: doneOf(airlineSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const airline = await change(request, (tx, record) =>
        deleteAirline(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'airline_deleted', airline, { name: nameIn(airline, languageOf(request)) });
    },
  );

  app.get(
    airlinePaths.history(':id'),
    {
      config: { permission: airlinePermissions.list },
      schema: {
        summary: 'Who changed what of an airline, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readAirlineHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
