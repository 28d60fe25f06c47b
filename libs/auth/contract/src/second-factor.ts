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

/** A code of the app, or a recovery code, as people type either. */
const codeSchema = z.string().min(1).max(60).transform(normaliseCode).pipe(z.string().min(1));

/**
 * POST /second-factor: the key of an app that is to be set up, to type in (base32) or as the address that a QR code
 * shows. It counts for nothing until a code of it is confirmed; until then the app in use, if any, stays.
 */
export const newSecondFactorSchema = doneOf(z.object({ key: z.string(), uri: z.string() }));
export type NewSecondFactor = z.infer<typeof newSecondFactorSchema>;

/** POST /second-factor/confirm: a code of the app that was just set up. */
export const codeInputSchema = z.strictObject({ code: codeSchema });

/** Recovery codes, told this once. `user` as GET /me has it now: who had to set up the factor may do more from here. */
export const recoveryCodesSchema = doneOf(
  z.object({ recovery_codes: z.array(z.string()), user: sessionUserSchema }),
);
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** POST /login/code: the second step of a sign-in. */
export const signInCodeSchema = z.strictObject({ challenge: z.string().min(1).max(128), code: codeSchema });
export type SignInCode = z.input<typeof signInCodeSchema>;

/** POST /sessions/fresh: proves again who is at the keyboard (SECURITY 29); `code` where a second factor is set up. */
export const freshSignInSchema = z.strictObject({ password: passwordSchema, code: codeSchema.optional() });
export type FreshSignIn = z.input<typeof freshSignInSchema>;
