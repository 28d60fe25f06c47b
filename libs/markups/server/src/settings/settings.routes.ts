import {
  markupPermissions,
  markupSettingsDoneSchema,
  markupSettingsInputSchema,
  markupSettingsPaths,
  markupSettingsSchema,
} from '@traveldesk/markups-contract';
import { historyPageSchema, historyQuerySchema } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  historyOf,
  problems,
  savedCode,
  type App,
} from '@traveldesk/shared-server';
import { readSettings, saveSettings, settingsEntity } from './settings';

/** Who writes rules is told beforehand which of them will wait. */
const readers = [
  markupPermissions.list,
  markupPermissions.create,
  markupPermissions.update,
  markupPermissions.settings,
] as const;

export function settingsRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    markupSettingsPaths.settings,
    {
      config: { permission: readers },
      schema: {
        summary: 'From where on publishing a markup rule needs a second person',
        response: { 200: markupSettingsSchema },
      },
    },
    async (request, reply) => {
      const settings = await readSettings(db, actorOf(request), app.kernel);
      return reply.header('etag', etagOf(settings.version)).send(settings);
    },
  );

  app.put(
    markupSettingsPaths.settings,
    {
      config: { permission: markupPermissions.settings },
      schema: {
        summary: 'Set from where on publishing a markup rule needs a second person',
        body: markupSettingsInputSchema,
        response: { 200: markupSettingsDoneSchema, ...problems(412, 422) },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, seen: request.headers['if-match'] };
      const settings = await change(request, (tx, record) =>
        saveSettings(tx, record, actorOf(request), input, app.kernel),
      );
      reply.header('etag', etagOf(settings.version));
      return done(request, savedCode(settings, 'markup_settings_saved'), settings);
    },
  );

  app.get(
    markupSettingsPaths.history,
    {
      config: { permission: markupPermissions.settings },
      schema: {
        summary: 'Who changed the settings of markups, and when',
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema },
      },
    },
    (request) => historyOf(db, settingsEntity.entity, settingsEntity.id, request.query, actorOf(request)),
  );
}
