import { z } from 'zod';
import {
  companyPaths,
  companyPermissions,
  logoDoneSchema,
  logoInputSchema,
  logoParams,
  logoTypes,
} from '@traveldesk/companies-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, change, done, notFound, problems, type App } from '@traveldesk/shared-server';
import { findLogo, removeLogo, setLogo } from './logos';

export function logoRoutes(app: App): void {
  const { db } = app.kernel;

  app.put(
    companyPaths.logo(':id'),
    {
      config: { permission: companyPermissions.update },
      schema: {
        summary: "Set a company's logo: PNG, JPEG or WebP, 512 KB at most",
        params: idParams,
        body: logoInputSchema,
        response: { 200: logoDoneSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const logo = await change(request, (tx, record) =>
        setLogo(tx, record, actorOf(request), { ...request.params, ...request.body }),
      );
      return done(request, 'logo_saved', { logo });
    },
  );

  app.delete(
    companyPaths.logo(':id'),
    {
      config: { permission: companyPermissions.update },
      schema: {
        summary: "Remove a company's logo",
        params: idParams,
        response: { 200: logoDoneSchema, ...problems(404) },
      },
    },
    async (request) => {
      await change(request, (tx, record) => removeLogo(tx, record, actorOf(request), request.params));
      return done(request, 'logo_removed', { logo: null });
    },
  );

  // Public: an `img` element cannot send a bearer token. The random name grants access, and changes with the picture.
  app.get(
    companyPaths.logoFile(':name'),
    {
      config: { permission: 'public', produces: logoTypes },
      schema: {
        summary: 'The image of a logo, by its random name',
        params: logoParams,
        response: { 200: z.instanceof(Buffer), ...problems(404) },
      },
    },
    async (request, reply) => {
      const logo = await findLogo(db, request.params.name);
      if (!logo) throw notFound();
      return reply
        .type(logo.type)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'attachment; filename="logo"')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(logo.bytes);
    },
  );
}
