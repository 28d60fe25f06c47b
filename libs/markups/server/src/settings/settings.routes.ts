import {
  markupPermissions,
  markupSettingsInputSchema,
  markupSettingsPaths,
  markupSettingsSchema,
} from '@traveldesk/markups-contract';
import { settingsPageRoutes, type App } from '@traveldesk/shared-server';
import { readSettings, saveSettings, settingsEntity } from './settings';

/** Rule authors may read the limits, so that the form can say beforehand which rules need approval. */
const readers = [
  markupPermissions.list,
  markupPermissions.create,
  markupPermissions.update,
  markupPermissions.settings,
] as const;

export function settingsRoutes(app: App): void {
  const { kernel } = app;
  settingsPageRoutes(app, {
    paths: markupSettingsPaths,
    permission: markupPermissions.settings,
    readers,
    summaries: {
      read: 'From where on publishing a markup rule needs a second person',
      save: 'Set from where on publishing a markup rule needs a second person',
      history: 'Who changed the settings of markups, and when',
    },
    input: markupSettingsInputSchema,
    answer: markupSettingsSchema,
    entity: settingsEntity,
    saved: 'markup_settings_saved',
    read: (tx, actor) => readSettings(tx, actor, kernel),
    save: (tx, record, actor, input) => saveSettings(tx, record, actor, input, kernel),
  });
}
