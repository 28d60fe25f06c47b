import {
  bookingPaths,
  companyBookingSettingsDoneSchema,
  companyBookingSettingsInputSchema,
  companyBookingSettingsSchema,
} from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  historyOf,
  problems,
  savedCode,
  snapshot,
  targetOf,
  type App,
} from '@traveldesk/shared-server';
import { shownTo } from '../shown-history';
import {
  companySettingsEntity,
  hiddenFrom,
  readCompanySettings,
  saveCompanySettings,
} from './company-settings';

/** Users who may change companies may read their booking settings. */
const config = { permission: 'update_companies' };

export function companySettingsRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    bookingPaths.companySettings(':id'),
    {
      config,
      schema: {
        summary: 'What a company’s wallet pays for orders through its own access',
        params: idParams,
        response: { 200: companyBookingSettingsSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const settings = await snapshot(db, (tx) =>
        readCompanySettings(tx, request.params.id, actorOf(request), app.kernel),
      );
      return reply.header('etag', etagOf(settings.version)).send(settings);
    },
  );

  app.put(
    bookingPaths.companySettings(':id'),
    {
      config,
      schema: {
        summary: 'Set what a company’s wallet pays for orders through its own access',
        params: idParams,
        body: companyBookingSettingsInputSchema,
        response: { 200: companyBookingSettingsDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const settings = await change(request, (tx, record) =>
        saveCompanySettings(
          tx,
          record,
          actorOf(request),
          { ...targetOf(request), ...request.body },
          app.kernel,
        ),
      );
      reply.header('etag', etagOf(settings.version));
      return done(request, savedCode(settings, 'booking_settings_saved'), settings);
    },
  );

  app.get(
    bookingPaths.companySettingsHistory(':id'),
    {
      config,
      schema: {
        summary: 'Who changed a company’s booking settings, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      await readCompanySettings(db, request.params.id, actor, app.kernel);
      const reader = { ...actor, scope: companyScope(actor) };
      return shownTo(
        actor,
        await historyOf(
          db,
          companySettingsEntity,
          request.params.id,
          request.query,
          reader,
          hiddenFrom(actor),
        ),
      );
    },
  );
}
