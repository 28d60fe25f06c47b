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
import { doneOf, idParams } from '@traveldesk/shared-contract';
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
import { cityKind, createCity, deleteCity, updateCity } from './cities';
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
      reply.code(201);
      return written(reply, request, 'city_created', city, { name });
    },
  );

  oneRoute(
    app,
    { path: cityPaths.one(':id'), permission: cityReaders, summary: 'One city', answer: cityRecordSchema },
    cityKind,
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
      return written(reply, request, 'city_updated', city, { name });
    },
  );

  deleteRoute(
    app,
    {
      path: cityPaths.one(':id'),
      permission: cityPermissions.remove,
      summary: 'Delete a city that nothing refers to',
      answer: cityRecordSchema,
      said: 'city_deleted',
      nameOf: (city, language) => city.name[language],
    },
    deleteCity,
  );

  historyRoute(
    app,
    {
      path: cityPaths.history(':id'),
      permission: cityViewers,
      summary: 'Who changed what of a city, and when',
    },
    cityKind,
  );
}
