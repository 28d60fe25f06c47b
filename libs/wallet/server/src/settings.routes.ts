import { actorOf, change, done, etagOf, problems, type App } from '@traveldesk/shared-server';
import {
  walletPaths,
  walletPermissions,
  walletSettingsDoneSchema,
  walletSettingsInputSchema,
  walletSettingsSchema,
} from '@traveldesk/wallet-contract';
import { readSettings, saveSettings } from './settings';

export function settingsRoutes(app: App): void {
  app.get(
    walletPaths.settings,
    {
      config: { permission: walletPermissions.settings },
      schema: { summary: 'What is set for all wallets', response: { 200: walletSettingsSchema } },
    },
    async (_request, reply) => {
      const settings = await readSettings(app.kernel.db);
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
        saveSettings(tx, record, actorOf(request), { ...request.body, seen }),
      );
      reply.header('etag', etagOf(settings.version));
      return done(request, 'wallet_settings_saved', settings);
    },
  );
}
