import {
  cityInputSchema,
  cityPageSchema,
  cityPaths,
  cityPermissions,
  cityQuerySchema,
  cityReaders,
  cityRecordSchema,
  cityViewers,
} from '@traveldesk/geo-contract';
import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
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
import { createCity, deleteCity, readCity, readCityHistory, updateCity } from './cities';
import { findCities } from './cities.sql';

export function cityRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    cityPaths.all,
    {
      config: { permission: cityReaders },
      schema: {
        summary: 'Cities, a page at a time',
        querystring: cityQuerySchema,
        response: { 200: cityPageSchema },
      },
    },
    (request) => findCities(db, request.query, languageOf(request)),
  );

  app.post(
    cityPaths.all,
    {
      config: { permission: cityPermissions.create, idempotent: true },
      schema: {
        summary: 'Add a city',
        body: cityInputSchema,
        response: { 201: doneOf(cityRecordSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const city = await change(request, (tx, record) =>
        createCity(tx, record, actorOf(request), request.body),
      );
      const name = city.name[languageOf(request)];
      return reply
        .code(201)
        .header('etag', etagOf(city.version))
        .send(done(request, 'city_created', city, { name }));
    },
  );

  app.get(
    cityPaths.one(':id'),
    {
      config: { permission: cityReaders },
      schema: {
        summary: 'One city',
        params: idParams,
        response: { 200: cityRecordSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const city = await readCity(db, request.params.id);
      return reply.header('etag', etagOf(city.version)).send(city);
    },
  );

  app.put(
    cityPaths.one(':id'),
    {
      config: { permission: cityPermissions.update },
      schema: {
        summary: 'Change a city; If-Match names the version that was read',
        params: idParams,
        body: cityInputSchema,
        response: { 200: doneOf(cityRecordSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const city = await change(request, (tx, record) =>
        updateCity(tx, record, actorOf(request), { ...targetOf(request), city: request.body }),
      );
      const name = city.name[languageOf(request)];
      return reply.header('etag', etagOf(city.version)).send(done(request, 'city_updated', city, { name }));
    },
  );

  app.delete(
    cityPaths.one(':id'),
    {
      config: { permission: cityPermissions.remove },
      schema: {
        summary: 'Delete a city that nothing refers to',
        params: idParams,
        response: { 200: doneOf(cityRecordSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const city = await change(request, (tx, record) =>
        deleteCity(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'city_deleted', city, { name: city.name[languageOf(request)] });
    },
  );

  app.get(
    cityPaths.history(':id'),
    {
      config: { permission: cityViewers },
      schema: {
        summary: 'Who changed what of a city, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readCityHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
