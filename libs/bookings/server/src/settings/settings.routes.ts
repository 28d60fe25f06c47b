import {
  bookingPaths,
  bookingPermissions,
  bookingSettingsDoneSchema,
  bookingSettingsInputSchema,
  bookingSettingsSchema,
} from '@traveldesk/bookings-contract';
import { historyPageSchema, historyQuerySchema } from '@traveldesk/shared-contract';
import { actorOf, change, done, etagOf, historyOf, problems, type App } from '@traveldesk/shared-server';
import { readBookingSettings, saveBookingSettings, settingsEntity } from './settings';

export function settingsRoutes(app: App): void {
  const { db } = app.kernel;
  const config = { permission: bookingPermissions.settings };

  app.get(
    bookingPaths.settings,
    {
      config,
      schema: { summary: 'What is set for all bookings', response: { 200: bookingSettingsSchema } },
    },
    async (_request, reply) => {
      const settings = await readBookingSettings(db);
      return reply.header('etag', etagOf(settings.version)).send(settings);
    },
  );

  app.put(
    bookingPaths.settings,
    {
      config,
      schema: {
        summary: 'Set how long documents are kept, and what is warned of',
        body: bookingSettingsInputSchema,
        response: { 200: bookingSettingsDoneSchema, ...problems(412, 422) },
      },
    },
    async (request, reply) => {
      const seen = request.headers['if-match'];
      const settings = await change(request, (tx, record) =>
        saveBookingSettings(tx, record, actorOf(request), { ...request.body, seen }),
      );
      reply.header('etag', etagOf(settings.version));
      return done(request, 'booking_settings_saved', settings);
    },
  );

  app.get(
    bookingPaths.settingsHistory,
    {
      config,
      schema: {
        summary: 'Who changed what is set for all bookings, and when',
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema },
      },
    },
    async (request) => {
      const { entity, id } = settingsEntity;
      return historyOf(db, entity, id, request.query, actorOf(request));
    },
  );
}
