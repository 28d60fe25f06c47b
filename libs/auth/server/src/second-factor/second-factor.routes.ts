import {
  codeInputSchema,
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorPaths,
  secondFactorSchema,
  userSecondFactorSchema,
} from '@traveldesk/auth-contract';
import { doneSchema, idParams } from '@traveldesk/shared-contract';
import { actorOf, done, problems, type App, type Kernel } from '@traveldesk/shared-server';
import { userPaths, userPermissions, userViewers } from '@traveldesk/users-contract';
import type { Clock } from '../clock';
import { readUserFactor, removeUserFactor } from './remove-second-factor';
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './second-factor';

/** One's own second factor: offered to everybody (SECURITY 23). */
export function secondFactorRoutes(app: App, kernel: Kernel, clock: Clock): void {
  const own = { permission: 'session', fresh: true } as const;
  const setUp = { ...own, secondFactorSetUp: true } as const;

  app.get(
    secondFactorPaths.own,
    {
      config: { permission: 'session', passwordChange: true, secondFactorSetUp: true },
      schema: { summary: 'The caller’s second factor', response: { 200: secondFactorSchema } },
    },
    async (request) => ({ data: await readSecondFactor(kernel, request) }),
  );

  app.post(
    secondFactorPaths.own,
    {
      config: setUp,
      schema: {
        summary: 'Begin to set up an authenticator app; nothing changes until a code is confirmed',
        response: { 200: newSecondFactorSchema },
      },
    },
    async (request) =>
      done(request, 'second_factor_begun', await beginSecondFactor({ kernel, clock, request })),
  );

  app.post(
    secondFactorPaths.confirm,
    {
      config: setUp,
      schema: {
        summary: 'Take the authenticator app into use; answers the recovery codes, this once',
        body: codeInputSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) =>
      done(
        request,
        'second_factor_on',
        await confirmSecondFactor({ kernel, clock, request }, request.body.code),
      ),
  );

  app.post(
    secondFactorPaths.recovery,
    {
      config: own,
      schema: {
        summary: 'New recovery codes in the place of all earlier ones',
        response: { 200: recoveryCodesSchema, ...problems(422) },
      },
    },
    async (request) =>
      done(request, 'recovery_codes_renewed', await renewRecoveryCodes({ kernel, clock, request })),
  );

  app.delete(
    secondFactorPaths.own,
    {
      config: own,
      schema: { summary: 'Turn the second factor off', response: { 200: doneSchema, ...problems(422) } },
    },
    async (request) => {
      await dropSecondFactor({ kernel, clock, request });
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
      await removeUserFactor(kernel, request, request.params.id);
      return done(request, 'second_factor_removed', undefined);
    },
  );
}
