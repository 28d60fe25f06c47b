import { z } from 'zod';
import { normalisePassword, passwordLength, passwordMaxLength, passwordMinLength } from './password.rules';

/** A password typed to sign in or to confirm identity: any text up to the length limit. */
export const passwordSchema = z.string().min(1).max(passwordMaxLength).transform(normalisePassword);

/** A new password: its minimum length, after normalization. The API checks known passwords and the owner's words. */
export const newPasswordSchema = z
  .string()
  .max(passwordMaxLength)
  .refine((password) => passwordLength(password) >= passwordMinLength, {
    params: { key: 'password_too_short' },
  })
  .transform(normalisePassword);
