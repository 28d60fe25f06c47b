import {
  currencySettingsInputSchema,
  currencySettingsPaths,
  currencySettingsPermissions,
  currencySettingsReaders,
  currencySettingsSchema,
} from '@traveldesk/currencies-contract';
import { settingsPageRoutes, type App, type Kernel } from '@traveldesk/shared-server';
import { readSettings, settingsEntity, updateSettings } from './currency-settings';

export function currencySettingsRoutes(app: App, kernel: Kernel): void {
  settingsPageRoutes(app, {
    paths: currencySettingsPaths,
    permission: currencySettingsPermissions.update,
    readers: currencySettingsReaders,
    summaries: {
      read: 'The platform’s currency, and when a rate is old',
      save: 'Change the platform’s currency, until money has moved in it, and when a rate is old',
      history: 'Who changed the settings of currencies, and when',
    },
    input: currencySettingsInputSchema,
    answer: currencySettingsSchema,
    entity: settingsEntity,
    saved: 'currency_settings_updated',
    read: (tx, actor) => readSettings(tx, actor, kernel),
    save: (tx, record, actor, input) => updateSettings(tx, record, actor, input, kernel),
  });
}
