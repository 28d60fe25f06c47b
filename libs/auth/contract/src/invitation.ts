import { z } from 'zod';
import { emailSchema, languages, nameSchema } from '@traveldesk/shared-contract';
import { invitationHeader } from './invitation.header';
import { newPasswordSchema } from './password';
import { linkTokenSchema } from './password-change';

/** The headers of GET /invitation. */
export const invitationHeaders = z.object({ [invitationHeader]: linkTokenSchema });

/** The invited person. `email` is null for the first administrator, who has yet to enter it. */
export const invitationSchema = z.object({
  data: z.object({ name: z.string(), email: z.string().nullable(), language: z.enum(languages) }),
});
export type Invitation = z.infer<typeof invitationSchema>['data'];

/** POST /user-form: the invited person's input. `email` only if the invitation has none. */
export const userFormSchema = z.strictObject({
  token: linkTokenSchema,
  name: nameSchema,
  email: emailSchema.optional(),
  language: z.enum(languages),
  password: newPasswordSchema,
});
export type UserForm = z.input<typeof userFormSchema>;

/** The answer of POST /user-form, which does not sign in: the email address to sign in with. */
export const userFormDataSchema = z.object({ email: z.string() });
