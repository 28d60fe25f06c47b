import {
  currencySettingsInputSchema,
  currencySettingsPaths,
  currencySettingsPermissions,
  currencySettingsReaders,
  currencySettingsSchema,
} from '@traveldesk/currencies-contract';
import { doneOf, historyPageSchema, historyQuerySchema } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  historyOf,
  problems,
  savedCode,
  type App,
  type Kernel,
} from '@traveldesk/shared-server';
import { readSettings, settingsEntity, updateSettings } from './currency-settings';

export function currencySettingsRoutes(app: App, kernel: Kernel): void {
  const { db } = kernel;

  app.get(
    currencySettingsPaths.settings,
    {
      config: { permission: currencySettingsReaders },
      schema: {
        summary: 'The platform’s currency, and when a rate is old',
        response: { 200: currencySettingsSchema },
      },
    },
    async (request, reply) => {
      const settings = await readSettings(db, actorOf(request), kernel);
      return reply.header('etag', etagOf(settings.version)).send(settings);
    },
  );

  app.put(
    currencySettingsPaths.settings,
    {
      config: { permission: currencySettingsPermissions.update },
      schema: {
        summary: 'Change the platform’s currency, until money has moved in it, and when a rate is old',
        body: currencySettingsInputSchema,
        response: { 200: doneOf(currencySettingsSchema), ...problems(412, 422) },
      },
    },
    async (request, reply) => {
      const input = { seen: request.headers['if-match'], settings: request.body };
      const settings = await change(request, (tx, record) =>
        updateSettings(tx, record, actorOf(request), input, kernel),
      );
      return reply
        .header('etag', etagOf(settings.version))
        .send(done(request, savedCode(settings, 'currency_settings_updated'), settings));
    },
  );

  app.get(
    currencySettingsPaths.history,
    {
      config: { permission: currencySettingsPermissions.update },
      schema: {
        summary: 'Who changed the settings of currencies, and when',
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema },
      },
    },
    (request) => historyOf(db, settingsEntity.entity, settingsEntity.id, request.query, actorOf(request)),
  );
}
