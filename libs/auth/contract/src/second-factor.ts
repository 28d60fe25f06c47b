import { z } from 'zod';
import { doneOf, sessionUserSchema } from '@traveldesk/shared-contract';
import { normaliseCode } from './second-factor.rules';
import { passwordSchema } from './password';

/** Paths below the API's base path. */
export const secondFactorPaths = {
  confirm: '/second-factor/confirm',
  recovery: '/second-factor/recovery-codes',
  signIn: '/login/code',
  fresh: '/sessions/fresh',
};

/** A typed code of the app, or a recovery code. */
const codeSchema = z.string().min(1).max(60).transform(normaliseCode).pipe(z.string().min(1));

/**
 * POST /second-factor: the key of a new app, as base32 text and as the URI of a QR code. It takes effect when a code of it is confirmed;
 * until then an existing app stays in use.
 */
export const newSecondFactorSchema = doneOf(z.object({ key: z.string(), uri: z.string() }));
export type NewSecondFactor = z.infer<typeof newSecondFactorSchema>;

/** POST /second-factor/confirm: a code of the new app. */
export const codeInputSchema = z.strictObject({ code: codeSchema });

/** Recovery codes, returned only once. `user` is the updated GET /me: a required factor restores the permissions. */
export const recoveryCodesSchema = doneOf(
  z.object({ recovery_codes: z.array(z.string()), user: sessionUserSchema }),
);
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** POST /login/code: the second step of a sign-in. */
export const signInCodeSchema = z.strictObject({ challenge: z.string().min(1).max(128), code: codeSchema });
export type SignInCode = z.input<typeof signInCodeSchema>;

/** POST /sessions/fresh: proves the user's identity again (SECURITY 29); `code` if a second factor is set up. */
export const freshSignInSchema = z.strictObject({ password: passwordSchema, code: codeSchema.optional() });
export type FreshSignIn = z.input<typeof freshSignInSchema>;
