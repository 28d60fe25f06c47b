import {
  invitationHeader,
  invitationHeaders,
  invitationSchema,
  userFormDataSchema,
  userFormSchema,
} from '@traveldesk/auth-contract';
import { doneOf } from '@traveldesk/shared-contract';
import { done, problems, type App, type Kernel } from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { acceptInvitation } from './accept-invitation';
import { invitationOf } from './invitation';

export function invitationRoutes(app: App, kernel: Kernel, clock: Clock): void {
  app.get(
    '/invitation',
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Whom an invitation is for',
        headers: invitationHeaders,
        response: { 200: invitationSchema, ...problems(400, 404) },
      },
    },
    async (request) => ({ data: await invitationOf(kernel.db, request.headers[invitationHeader], clock()) }),
  );

  app.post(
    '/user-form',
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Accept an invitation: set name, language and password',
        body: userFormSchema,
        response: { 200: doneOf(userFormDataSchema) },
      },
    },
    async (request) =>
      done(request, 'user_form_done', await acceptInvitation({ kernel, clock, request, form: request.body })),
  );
}
