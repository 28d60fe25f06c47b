import {
  credentialsSchema,
  loginSchema,
  meSchema,
  secondFactorPaths,
  signedInSchema,
  signInCodeSchema,
} from '@traveldesk/auth-contract';
import { doneSchema } from '@traveldesk/shared-contract';
import { actorOf, change, done, languageOf, type App, type Kernel } from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { endSession } from '../sessions/sessions.sql';
import { sessionUserOf } from './session-user';
import { signIn } from './sign-in';
import { signInWithCode } from './sign-in-code';

export function signInRoutes(app: App, kernel: Kernel, clock: Clock): void {
  app.post(
    '/login',
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Sign in with email address and password',
        body: credentialsSchema,
        response: { 200: loginSchema },
      },
    },
    async (request) => {
      const passed = await signIn({ kernel, clock, request, credentials: request.body });
      return 'challenge' in passed
        ? done(request, 'code_asked', passed)
        : done(request, 'signed_in', passed, { name: passed.user.name });
    },
  );

  app.post(
    secondFactorPaths.signIn,
    {
      config: { permission: 'public' },
      schema: {
        summary: 'The second step of a sign-in: a code of the authenticator app, or a recovery code',
        body: signInCodeSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request) => {
      const signedIn = await signInWithCode({ kernel, clock, request, input: request.body });
      return done(request, 'signed_in', signedIn, { name: signedIn.user.name });
    },
  );

  app.get(
    '/me',
    {
      config: { permission: 'session', passwordChange: true, secondFactorSetUp: true },
      schema: { summary: 'The signed-in user', response: { 200: meSchema } },
    },
    async (request) => ({ data: await sessionUserOf(kernel.db, actorOf(request), languageOf(request)) }),
  );

  app.post(
    '/logout',
    {
      config: { permission: 'session', passwordChange: true, secondFactorSetUp: true },
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
