import {
  countryInputSchema,
  countryPageSchema,
  countryPaths,
  countryPermissions,
  countryQuerySchema,
  countryReaders,
  countryRecordSchema,
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
import { createCountry, deleteCountry, readCountry, readCountryHistory, updateCountry } from './countries';
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
      return reply
        .code(201)
        .header('etag', etagOf(country.version))
        .send(done(request, 'country_created', country, { name }));
    },
  );

  app.get(
    countryPaths.one(':id'),
    {
      config: { permission: countryReaders },
      schema: {
        summary: 'One country',
        params: idParams,
        response: { 200: countryRecordSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const country = await readCountry(db, request.params.id);
      return reply.header('etag', etagOf(country.version)).send(country);
    },
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
      return reply
        .header('etag', etagOf(country.version))
        .send(done(request, 'country_updated', country, { name }));
    },
  );

  app.delete(
    countryPaths.one(':id'),
    {
      config: { permission: countryPermissions.remove },
      schema: {
        summary: 'Delete a country that nothing refers to',
        params: idParams,
        response: { 200: doneOf(countryRecordSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const country = await change(request, (tx, record) =>
        deleteCountry(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'country_deleted', country, { name: country.name[languageOf(request)] });
    },
  );

  app.get(
    countryPaths.history(':id'),
    {
      config: { permission: countryPermissions.list },
      schema: {
        summary: 'Who changed what of a country, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readCountryHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
