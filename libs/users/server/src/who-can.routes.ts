import { actorOf, type App } from '@traveldesk/shared-server';
import { rolePaths, whoCanQuerySchema, whoCanSchema } from '@traveldesk/users-contract';
import { rolesWith } from './who-can.sql';

/** GET /who_can: tells callers who lack a permission which roles have it. */
export function whoCanRoutes(app: App): void {
  app.get(
    rolePaths.whoCan,
    {
      config: { permission: 'session' },
      schema: {
        summary: 'The roles with at least one of the given permissions',
        querystring: whoCanQuerySchema,
        response: { 200: whoCanSchema },
      },
    },
    async (request) => ({
      data: { roles: await rolesWith(app.kernel.db, request.query.permission, actorOf(request)) },
    }),
  );
}
