import { ownSessionsSchema, sessionPaths } from '@traveldesk/auth-contract';
import { doneSchema, idParams } from '@traveldesk/shared-contract';
import { done, problems, type App, type Kernel } from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { endOwnSession, readOwnSessions } from './own-sessions';

/** One's own sessions (DESIGN 6): seen, and ended where one forgot to log out. */
export function sessionRoutes(app: App, kernel: Kernel, clock: Clock): void {
  app.get(
    sessionPaths.own,
    {
      config: { permission: 'session' },
      schema: { summary: 'Where the caller is signed in', response: { 200: ownSessionsSchema } },
    },
    async (request) => ({ data: await readOwnSessions(kernel, request, clock()) }),
  );

  app.delete(
    sessionPaths.one(':id'),
    {
      config: { permission: 'session' },
      schema: {
        summary: 'End one of the caller’s sessions',
        params: idParams,
        response: { 200: doneSchema, ...problems(404) },
      },
    },
    async (request) => {
      await endOwnSession(request, request.params.id);
      return done(request, 'session_ended', undefined);
    },
  );
}
