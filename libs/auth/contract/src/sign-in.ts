import { z } from 'zod';
import { doneOf, emailMaxLength, languages, sessionUserSchema, typedCode } from '@traveldesk/shared-contract';
import { passwordSchema } from './password';

/** POST /login. The address is not judged: one that cannot exist answers as an unknown one (SECURITY 22). */
export const credentialsSchema = z.strictObject({
  email: typedCode.toLowerCase().min(1).max(emailMaxLength),
  password: passwordSchema,
});

export type Credentials = z.input<typeof credentialsSchema>;

/**
 * A sign-in that is done: a bearer token, shown this once, the user as GET /me gives it, and the language that is theirs. `second_factor_missing`:
 * the user must set one up before anything else, and until then has no permissions.
 */
const signedInDataSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  language: z.enum(languages),
  second_factor_missing: z.literal(true).optional(),
});

/** A sign-in of which the second step is still to come: the challenge goes with the code, within five minutes. */
const challengeDataSchema = z.object({ challenge: z.string() });

/** The answer of POST /login/code. */
export const signedInSchema = doneOf(signedInDataSchema);
export type SignedIn = z.infer<typeof signedInSchema>;

/** The answer of POST /login: done, or a code is needed; which, is told only to who knows the password. */
export const loginSchema = doneOf(z.union([signedInDataSchema, challengeDataSchema]));
export type Login = z.infer<typeof loginSchema>;

/** GET /me (SPECIFICATION 7). */
export const meSchema = z.object({ data: sessionUserSchema });
export type Me = z.infer<typeof meSchema>;
