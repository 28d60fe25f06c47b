import {
  bookingPaths,
  bookingPermissions,
  bookingSettingsInputSchema,
  bookingSettingsSchema,
} from '@traveldesk/bookings-contract';
import { settingsPageRoutes, type App } from '@traveldesk/shared-server';
import { readBookingSettings, saveBookingSettings, settingsEntity } from './settings';

export function settingsRoutes(app: App): void {
  settingsPageRoutes(app, {
    paths: { settings: bookingPaths.settings, history: bookingPaths.settingsHistory },
    permission: bookingPermissions.settings,
    summaries: {
      read: 'What is set for all bookings',
      save: 'Set how long documents are kept, and what is warned of',
      history: 'Who changed what is set for all bookings, and when',
    },
    input: bookingSettingsInputSchema,
    answer: bookingSettingsSchema,
    entity: settingsEntity,
    saved: 'booking_settings_saved',
    read: readBookingSettings,
    save: saveBookingSettings,
  });
}
