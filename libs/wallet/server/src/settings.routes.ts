import { settingsPageRoutes, type App } from '@traveldesk/shared-server';
import {
  walletPaths,
  walletPermissions,
  walletSettingsInputSchema,
  walletSettingsSchema,
} from '@traveldesk/wallet-contract';
import { saveSettings, settingsEntity, shownSettings } from './settings';

export function settingsRoutes(app: App): void {
  const { kernel } = app;
  settingsPageRoutes(app, {
    paths: { settings: walletPaths.settings, history: walletPaths.settingsHistory },
    permission: walletPermissions.settings,
    summaries: {
      read: 'What is set for all wallets',
      save: 'Set from which amount on a deposit needs a second person',
      history: 'Who changed what is set for all wallets, and when',
    },
    input: walletSettingsInputSchema,
    answer: walletSettingsSchema,
    entity: settingsEntity,
    saved: 'wallet_settings_saved',
    read: (tx, actor) => shownSettings(tx, actor, kernel),
    save: (tx, record, actor, input) => saveSettings(tx, record, actor, input, kernel),
  });
}
