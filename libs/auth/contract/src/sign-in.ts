import { z } from 'zod';
import { doneOf, sessionUserSchema } from '@traveldesk/shared-contract';
import { emailMaxLength } from '@traveldesk/users-contract';
import { passwordSchema } from './password';

/** POST /login. The address is not judged: one that cannot exist answers as an unknown one (SECURITY 22). */
export const credentialsSchema = z.strictObject({
  email: z.string().trim().toLowerCase().min(1).max(emailMaxLength),
  password: passwordSchema,
});

export type Credentials = z.input<typeof credentialsSchema>;

/** The answer of POST /login: a bearer token, shown this once, and the user as GET /me gives it. */
export const signedInSchema = doneOf(z.object({ token: z.string(), user: sessionUserSchema }));
export type SignedIn = z.infer<typeof signedInSchema>;

/** GET /me (SPECIFICATION 7). */
export const meSchema = z.object({ data: sessionUserSchema });
export type Me = z.infer<typeof meSchema>;
