import { z } from 'zod';
import { normalisePassword, passwordLength, passwordMaxLength, passwordMinLength } from './password.rules';

/** A password as somebody types it to prove who they are: whatever it is, as long as it is not absurd. */
export const passwordSchema = z.string().min(1).max(passwordMaxLength).transform(normalisePassword);

/**
 * A password to be set: long enough, as normalised. Whether it is on a list of known ones or names its
 * owner is for the API to say, which knows both.
 */
export const newPasswordSchema = z
  .string()
  .max(passwordMaxLength)
  .refine((password) => passwordLength(password) >= passwordMinLength, {
    params: { key: 'password_too_short' },
  })
  .transform(normalisePassword);
