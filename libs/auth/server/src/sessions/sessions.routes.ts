import { freshSignInSchema, secondFactorPaths } from '@traveldesk/auth-contract';
import { doneSchema, idParams } from '@traveldesk/shared-contract';
import { actorOf, change, done, problems, type App, type Kernel } from '@traveldesk/shared-server';
import { ownSessionsSchema, sessionPaths } from '@traveldesk/users-contract';
import type { Clock } from '../clock';
import { confirmIdentity } from './confirm-identity';
import { endOtherSessions, endOwnSession, readOwnSessions } from './own-sessions';

/** The caller's own sessions (DESIGN 6): listed, and ended where the user forgot to log out. */
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
      await change(request, (tx, record) => endOwnSession(tx, record, actorOf(request), request.params));
      return done(request, 'session_ended', undefined);
    },
  );

  app.post(
    sessionPaths.others,
    {
      config: { permission: 'session' },
      schema: { summary: 'End all sessions of the caller but this one', response: { 200: doneSchema } },
    },
    async (request) => {
      await change(request, (tx, record) => endOtherSessions(tx, record, actorOf(request)));
      return done(request, 'other_sessions_ended', undefined);
    },
  );

  app.post(
    secondFactorPaths.fresh,
    {
      config: { permission: 'session', passwordChange: true, secondFactorSetUp: true },
      schema: {
        summary: 'Confirm one’s identity before an action that needs a fresh sign-in',
        body: freshSignInSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await confirmIdentity({ kernel, clock, request, input: request.body });
      return done(request, 'identity_confirmed', undefined);
    },
  );
}
