import { z } from 'zod';
import { emailSchema, doneOf, sessionUserSchema } from '@traveldesk/shared-contract';
import { newPasswordSchema, passwordSchema } from './password';

/** POST /update_password: the current password proves the user's identity (SECURITY 29). */
export const passwordChangeSchema = z.strictObject({
  current_password: passwordSchema,
  new_password: newPasswordSchema,
});
export type PasswordChange = z.input<typeof passwordChangeSchema>;

/** The user after the change, with `password_changed` true. */
export const passwordChangedSchema = doneOf(sessionUserSchema);
export type PasswordChanged = z.infer<typeof passwordChangedSchema>;

/** POST /forget-password: requests a link by email. */
export const resetRequestSchema = z.strictObject({ email: emailSchema });
export type ResetRequest = z.input<typeof resetRequestSchema>;

/** The secret of an emailed link: 32 random bytes, base64url. */
export const linkTokenSchema = z.string().min(1).max(128);

/** POST /reset-password: the link's secret and the new password. */
export const passwordResetSchema = z.strictObject({ token: linkTokenSchema, password: newPasswordSchema });
export type PasswordReset = z.input<typeof passwordResetSchema>;
