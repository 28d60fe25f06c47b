import {
  companyPaths,
  companyPermissions,
  supplierSettingsDoneSchema,
  supplierSettingsInputSchema,
  supplierSettingsParams,
  supplierSettingsSchema,
} from '@traveldesk/companies-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  problems,
  targetOf,
  type App,
  type Secrets,
} from '@traveldesk/shared-server';
import { readSettings, saveSettings } from './supplier-settings';

export function supplierSettingsRoutes(app: App, secrets: Secrets): void {
  const { db } = app.kernel;
  const path = companyPaths.supplierSettings(':id', ':supplierId');

  app.get(
    path,
    {
      config: { permission: companyPermissions.update },
      schema: {
        summary: "A company's settings for one of its suppliers; for credentials only whether there are any",
        params: supplierSettingsParams,
        response: { 200: supplierSettingsSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const { id: companyId, supplierId } = request.params;
      const settings = await readSettings(db, { companyId, supplierId }, actorOf(request));
      return reply.header('etag', etagOf(settings.version)).send(settings);
    },
  );

  app.post(
    path,
    {
      config: { permission: companyPermissions.update },
      schema: {
        summary:
          "Change a company's settings for one of its suppliers; If-Match names the version that was read",
        params: supplierSettingsParams,
        body: supplierSettingsInputSchema,
        response: { 200: supplierSettingsDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const { id: companyId, seen } = targetOf(request);
      const input = { companyId, supplierId: request.params.supplierId, seen, settings: request.body };
      const settings = await change(request, (tx, record) =>
        saveSettings(tx, record, actorOf(request), input, secrets),
      );
      reply.header('etag', etagOf(settings.version));
      return done(request, 'supplier_settings_saved', settings, { name: settings.supplier.name });
    },
  );
}
