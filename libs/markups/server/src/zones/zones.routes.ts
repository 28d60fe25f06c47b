import {
  zoneInputSchema,
  zonePageSchema,
  zonePaths,
  zonePermissions,
  zoneQuerySchema,
  zoneSchema,
} from '@traveldesk/markups-contract';
import { doneOf, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  historyRoute,
  languageOf,
  problems,
  targetOf,
  written,
  type App,
} from '@traveldesk/shared-server';
import { shownZone, shownZones } from './shown-zones';
import { createZone, deleteZone, readZone, updateZone, zoneKind } from './zones';
import { findZones } from './zones.sql';

/** Permissions that may list zones: those of rule lists and of forms that choose a zone. */
const listers = [zonePermissions.list, zonePermissions.create, zonePermissions.update] as const;
const readers = [zonePermissions.list, zonePermissions.update] as const;

export function zoneRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    zonePaths.all,
    {
      config: { permission: listers },
      schema: {
        summary: 'Zones of markup rules, a page at a time',
        querystring: zoneQuerySchema,
        response: { 200: zonePageSchema },
      },
    },
    async (request) => {
      const language = languageOf(request);
      const { data, ...count } = await findZones(db, request.query, language);
      return { data: await shownZones(db, data, language), ...count };
    },
  );

  app.post(
    zonePaths.all,
    {
      config: { permission: zonePermissions.create, idempotent: true },
      schema: {
        summary: 'Add a zone of countries and other zones',
        body: zoneInputSchema,
        response: { 201: doneOf(zoneSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const zone = await change(request, async (tx, record) => {
        const id = await createZone(tx, record, actorOf(request), request.body);
        return shownZone(tx, await readZone(tx, id), languageOf(request));
      });
      reply.code(201);
      return written(reply, request, 'zone_created', zone, { name: zone.name });
    },
  );

  app.get(
    zonePaths.one(':id'),
    {
      config: { permission: readers },
      schema: { summary: 'One zone', params: idParams, response: { 200: zoneSchema, ...problems(404) } },
    },
    async (request, reply) => {
      const zone = await shownZone(db, await readZone(db, request.params.id), languageOf(request));
      return reply.header('etag', etagOf(zone.version)).send(zone);
    },
  );

  app.put(
    zonePaths.one(':id'),
    {
      config: { permission: zonePermissions.update },
      schema: {
        summary:
          'Change a zone, and with it all rules that name it; If-Match names the version that was read',
        params: idParams,
        body: zoneInputSchema,
        response: { 200: doneOf(zoneSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const target = { ...targetOf(request), zone: request.body };
      const zone = await change(request, async (tx, record) => {
        await updateZone(tx, record, actorOf(request), target);
        return shownZone(tx, await readZone(tx, target.id), languageOf(request));
      });
      return written(reply, request, 'zone_updated', zone, { name: zone.name });
    },
  );

  app.delete(
    zonePaths.one(':id'),
    {
      config: { permission: zonePermissions.remove },
      schema: {
        summary: 'Delete a zone that no rule and no zone names',
        params: idParams,
        response: { 200: doneOf(zoneSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const zone = await change(request, async (tx, record) => {
        const shown = await shownZone(tx, await readZone(tx, request.params.id), languageOf(request));
        await deleteZone(tx, record, actorOf(request), targetOf(request));
        return shown;
      });
      return done(request, 'zone_deleted', zone, { name: zone.name });
    },
  );

  historyRoute(
    app,
    { path: zonePaths.history(':id'), permission: readers, summary: 'Who changed what of a zone, and when' },
    zoneKind,
  );
}
