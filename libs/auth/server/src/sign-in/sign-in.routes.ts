import { credentialsSchema, meSchema, signedInSchema } from '@traveldesk/auth-contract';
import { doneSchema } from '@traveldesk/shared-contract';
import { actorOf, change, done, languageOf, type App, type Kernel } from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { endSession } from '../sessions/sessions.sql';
import { sessionUserOf } from './session-user';
import { signIn } from './sign-in';

export function signInRoutes(app: App, kernel: Kernel, clock: Clock): void {
  app.post(
    '/login',
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Sign in with e-mail address and password',
        body: credentialsSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request) => {
      const signedIn = await signIn({ kernel, clock, request, credentials: request.body });
      return done(request, 'signed_in', signedIn, { name: signedIn.user.name });
    },
  );

  app.get(
    '/me',
    {
      config: { permission: 'session', passwordChange: true },
      schema: { summary: 'The signed-in user', response: { 200: meSchema } },
    },
    async (request) => ({ data: await sessionUserOf(kernel.db, actorOf(request), languageOf(request)) }),
  );

  app.post(
    '/logout',
    {
      config: { permission: 'session', passwordChange: true },
      schema: { summary: 'End the session', response: { 200: doneSchema } },
    },
    (request) =>
      change(request, async (tx, record) => {
        const { tokenId, userId } = actorOf(request);
        await endSession(tx, tokenId);
        record({ entity: 'user', id: userId, action: 'logout' });
        return done(request, 'signed_out', undefined);
      }),
  );
}
