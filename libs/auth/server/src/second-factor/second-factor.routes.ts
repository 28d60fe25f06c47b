import {
  codeInputSchema,
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorPaths,
} from '@traveldesk/auth-contract';
import { doneSchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  languageOf,
  problems,
  type App,
  type Kernel,
} from '@traveldesk/shared-server';
import {
  profilePaths,
  secondFactorSchema,
  userPaths,
  userPermissions,
  userSecondFactorSchema,
  userViewers,
} from '@traveldesk/users-contract';
import type { Clock } from '../clock';
import { readUserFactor, removeUserFactor } from './remove-second-factor';
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './second-factor';

/** The caller's own second factor, available to all users, and the removal of others' (SECURITY 23). */
export function secondFactorRoutes(app: App, kernel: Kernel, clock: Clock): void {
  const tools = { kernel, clock };
  const own = { permission: 'session', fresh: true } as const;
  const setUp = { ...own, secondFactorSetUp: true } as const;

  app.get(
    profilePaths.secondFactor,
    {
      config: { permission: 'session', passwordChange: true, secondFactorSetUp: true },
      schema: { summary: 'The caller’s second factor', response: { 200: secondFactorSchema } },
    },
    async (request) => ({ data: await readSecondFactor(kernel, request) }),
  );

  app.post(
    profilePaths.secondFactor,
    {
      config: setUp,
      schema: {
        summary: 'Start setting up an authenticator app; nothing changes until a code is confirmed',
        response: { 200: newSecondFactorSchema },
      },
    },
    async (request) => {
      const begun = await change(request, (tx, record) =>
        beginSecondFactor(tx, record, actorOf(request), tools),
      );
      return done(request, 'second_factor_begun', begun);
    },
  );

  app.post(
    secondFactorPaths.confirm,
    {
      config: setUp,
      schema: {
        summary: 'Activate the authenticator app; returns the recovery codes only this once',
        body: codeInputSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => {
      const input = { ...request.body, language: languageOf(request) };
      const codes = await change(request, (tx, record) =>
        confirmSecondFactor(tx, record, actorOf(request), input, tools),
      );
      return done(request, 'second_factor_on', codes);
    },
  );

  app.post(
    secondFactorPaths.recovery,
    {
      config: own,
      schema: {
        summary: 'Replace all recovery codes with new ones',
        response: { 200: recoveryCodesSchema, ...problems(422) },
      },
    },
    async (request) => {
      const input = { language: languageOf(request) };
      const codes = await change(request, (tx, record) =>
        renewRecoveryCodes(tx, record, actorOf(request), input, tools),
      );
      return done(request, 'recovery_codes_renewed', codes);
    },
  );

  app.delete(
    profilePaths.secondFactor,
    {
      config: own,
      schema: { summary: 'Turn the second factor off', response: { 200: doneSchema, ...problems(422) } },
    },
    async (request) => {
      await change(request, (tx, record) => dropSecondFactor(tx, record, actorOf(request), tools));
      return done(request, 'second_factor_off', undefined);
    },
  );

  app.get(
    userPaths.secondFactor(':id'),
    {
      config: { permission: userViewers },
      schema: {
        summary: 'Whether a user has a second factor',
        params: idParams,
        response: { 200: userSecondFactorSchema, ...problems(404) },
      },
    },
    async (request) => ({ data: await readUserFactor(kernel.db, request.params.id, actorOf(request)) }),
  );

  app.delete(
    userPaths.secondFactor(':id'),
    {
      config: { permission: userPermissions.update, fresh: true },
      schema: {
        summary: 'Remove a user’s second factor; ends the user’s sessions',
        params: idParams,
        response: { 200: doneSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      await change(request, (tx, record) =>
        removeUserFactor(tx, record, actorOf(request), request.params, kernel),
      );
      return done(request, 'second_factor_removed', undefined);
    },
  );
}
