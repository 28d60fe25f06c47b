import { z } from 'zod';
import { emailSchema, languages, nameSchema } from '@traveldesk/shared-contract';
import { invitationHeader } from './invitation.header';
import { newPasswordSchema } from './password';
import { linkTokenSchema } from './password-change';

/** What GET /invitation takes. */
export const invitationHeaders = z.object({ [invitationHeader]: linkTokenSchema });

/** Whom an invitation is for. `email` is null for the first administrator, who still has to say it. */
export const invitationSchema = z.object({
  data: z.object({ name: z.string(), email: z.string().nullable(), language: z.enum(languages) }),
});
export type Invitation = z.infer<typeof invitationSchema>['data'];

/** POST /user-form: what the invited person fills in. `email` only where the invitation names none. */
export const userFormSchema = z.strictObject({
  token: linkTokenSchema,
  name: nameSchema,
  email: emailSchema.optional(),
  language: z.enum(languages),
  password: newPasswordSchema,
});
export type UserForm = z.input<typeof userFormSchema>;

/** POST /user-form signs nobody in: it answers the address to sign in with. */
export const userFormDataSchema = z.object({ email: z.string() });
