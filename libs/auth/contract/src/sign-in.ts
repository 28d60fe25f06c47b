import { z } from 'zod';
import { doneOf, emailMaxLength, languages, sessionUserSchema, typedCode } from '@traveldesk/shared-contract';
import { passwordSchema } from './password';

/** POST /login. The email address is not validated: an invalid one gets the same answer as an unknown one (SECURITY 22). */
export const credentialsSchema = z.strictObject({
  email: typedCode.toLowerCase().min(1).max(emailMaxLength),
  password: passwordSchema,
});

export type Credentials = z.input<typeof credentialsSchema>;

/**
 * A completed sign-in: a bearer token, returned only once, the user as in GET /me, and the user's language. `second_factor_missing`: the
 * user must first set one up and has no permissions until then.
 */
const signedInDataSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  language: z.enum(languages),
  second_factor_missing: z.literal(true).optional(),
});

/** A sign-in that awaits the second step: the challenge is sent with the code within five minutes. */
const challengeDataSchema = z.object({ challenge: z.string() });

/** The answer of POST /login/code. */
export const signedInSchema = doneOf(signedInDataSchema);
export type SignedIn = z.infer<typeof signedInSchema>;

/** The answer of POST /login: signed in, or a code is needed. Only a correct password reveals the latter. */
export const loginSchema = doneOf(z.union([signedInDataSchema, challengeDataSchema]));
export type Login = z.infer<typeof loginSchema>;

/** GET /me (SPECIFICATION 7). */
export const meSchema = z.object({ data: sessionUserSchema });
export type Me = z.infer<typeof meSchema>;
