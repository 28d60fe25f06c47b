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
import {
  walletPaths,
  walletPermissions,
  walletSettingsDoneSchema,
  walletSettingsInputSchema,
  walletSettingsSchema,
} from '@traveldesk/wallet-contract';
import { saveSettings, settingsEntity, shownSettings } from './settings';

export function settingsRoutes(app: App): void {
  app.get(
    walletPaths.settings,
    {
      config: { permission: walletPermissions.settings },
      schema: { summary: 'What is set for all wallets', response: { 200: walletSettingsSchema } },
    },
    async (request, reply) => {
      const settings = await shownSettings(app.kernel.db, actorOf(request), app.kernel);
      return reply.header('etag', etagOf(settings.version)).send(settings);
    },
  );

  app.put(
    walletPaths.settings,
    {
      config: { permission: walletPermissions.settings },
      schema: {
        summary: 'Set from which amount on a deposit needs a second person',
        body: walletSettingsInputSchema,
        response: { 200: walletSettingsDoneSchema, ...problems(412, 422) },
      },
    },
    async (request, reply) => {
      const seen = request.headers['if-match'];
      const settings = await change(request, (tx, record) =>
        saveSettings(tx, record, actorOf(request), { ...request.body, seen }, app.kernel),
      );
      reply.header('etag', etagOf(settings.version));
      return done(request, savedCode(settings, 'wallet_settings_saved'), settings);
    },
  );

  app.get(
    walletPaths.settingsHistory,
    {
      config: { permission: walletPermissions.settings },
      schema: {
        summary: 'Who changed what is set for all wallets, and when',
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema },
      },
    },
    async (request) => {
      const { entity, id } = settingsEntity;
      return historyOf(app.kernel.db, entity, id, request.query, actorOf(request));
    },
  );
}
