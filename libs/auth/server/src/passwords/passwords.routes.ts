import {
  passwordChangedSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@traveldesk/auth-contract';
import { doneSchema } from '@traveldesk/shared-contract';
import { change, done, type App, type Kernel } from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { updatePassword } from './update-password';
import { requestReset } from './request-reset';
import { resetPassword } from './reset-password';

export function passwordRoutes(app: App, kernel: Kernel, clock: Clock): void {
  app.post(
    '/update_password',
    {
      config: { permission: 'session', passwordChange: true, secondFactorSetUp: true },
      schema: {
        summary: 'Change one’s own password',
        body: passwordChangeSchema,
        response: { 200: passwordChangedSchema },
      },
    },
    async (request) => {
      const { current_password: current, new_password: next } = request.body;
      return done(
        request,
        'password_changed',
        await updatePassword({ kernel, clock, request, current, next }),
      );
    },
  );

  app.post(
    '/forget-password',
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Request a link to set a new password',
        body: resetRequestSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      const asked = { email: request.body.email, ip: request.ip };
      await change(request, (tx, record) => requestReset(tx, record, asked, { kernel, clock }));
      return done(request, 'reset_requested', undefined);
    },
  );

  app.post(
    '/reset-password',
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Set a new password with a link from a mail',
        body: passwordResetSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await resetPassword({ kernel, clock, request, reset: request.body });
      return done(request, 'password_reset', undefined);
    },
  );
}
