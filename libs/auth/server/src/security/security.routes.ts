import {
  securityInputSchema,
  securityPaths,
  securityPermissions,
  securitySettingsSchema,
} from '@traveldesk/auth-contract';
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
import { readSecurity, securityEntity, updateSecurity } from './security';

/** The rules for everybody's sign-in. */
export function securityRoutes(app: App, kernel: Kernel): void {
  app.get(
    securityPaths.settings,
    {
      config: { permission: securityPermissions.update },
      schema: { summary: 'The rules for everybody’s sign-in', response: { 200: securitySettingsSchema } },
    },
    async (request, reply) => {
      const settings = await readSecurity(kernel, actorOf(request));
      return reply.header('etag', etagOf(settings.version)).send(settings);
    },
  );

  app.put(
    securityPaths.settings,
    {
      config: { permission: securityPermissions.update, fresh: true },
      schema: {
        summary: 'Change the rules for everybody’s sign-in',
        body: securityInputSchema,
        response: { 200: doneOf(securitySettingsSchema), ...problems(412, 422) },
      },
    },
    async (request, reply) => {
      const input = { seen: request.headers['if-match'], settings: request.body };
      await change(request, (tx, record) => updateSecurity(tx, record, actorOf(request), input, kernel));
      const settings = await readSecurity(kernel, actorOf(request));
      reply.header('etag', etagOf(settings.version));
      return done(request, savedCode(settings, 'security_updated'), settings);
    },
  );

  app.get(
    securityPaths.history,
    {
      config: { permission: securityPermissions.update },
      schema: {
        summary: 'Who changed the rules, and when',
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema },
      },
    },
    (request) =>
      historyOf(kernel.db, securityEntity.entity, securityEntity.id, request.query, actorOf(request)),
  );
}
