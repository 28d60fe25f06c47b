import {
  countryInputSchema,
  countryPageSchema,
  countryPaths,
  countryPermissions,
  countryQuerySchema,
  countryReaders,
  countryRecordSchema,
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
import { countryKind, createCountry, deleteCountry, updateCountry } from './countries';
import { findCountries } from './countries.sql';

export function countryRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    countryPaths.all,
    {
      config: { permission: countryReaders },
      schema: {
        summary: 'Countries, a page at a time',
        querystring: countryQuerySchema,
        response: { 200: countryPageSchema },
      },
    },
    (request) => findCountries(db, request.query, languageOf(request)),
  );

  app.post(
    countryPaths.all,
    {
      config: { permission: countryPermissions.create, idempotent: true },
      schema: {
        summary: 'Add a country',
        body: countryInputSchema,
        response: { 201: doneOf(countryRecordSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const country = await change(request, (tx, record) =>
        createCountry(tx, record, actorOf(request), request.body),
      );
      const name = country.name[languageOf(request)];
      reply.code(201);
      return written(reply, request, 'country_created', country, { name });
    },
  );

  oneRoute(
    app,
    {
      path: countryPaths.one(':id'),
      permission: countryReaders,
      summary: 'One country',
      answer: countryRecordSchema,
    },
    countryKind,
  );

  app.put(
    countryPaths.one(':id'),
    {
      config: { permission: countryPermissions.update },
      schema: {
        summary: 'Change a country; If-Match names the version that was read',
        params: idParams,
        body: countryInputSchema,
        response: { 200: doneOf(countryRecordSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const country = await change(request, (tx, record) =>
        updateCountry(tx, record, actorOf(request), { ...targetOf(request), country: request.body }),
      );
      const name = country.name[languageOf(request)];
      return written(reply, request, 'country_updated', country, { name });
    },
  );

  deleteRoute(
    app,
    {
      path: countryPaths.one(':id'),
      permission: countryPermissions.remove,
      summary: 'Delete a country that nothing refers to',
      answer: countryRecordSchema,
      said: 'country_deleted',
      nameOf: (country, language) => country.name[language],
    },
    deleteCountry,
  );

  historyRoute(
    app,
    {
      path: countryPaths.history(':id'),
      permission: countryPermissions.list,
      summary: 'Who changed what of a country, and when',
    },
    countryKind,
  );
}
