import { z } from 'zod';
import { typedCode } from './typed-code';

/** RFC 5321's limit of an address. */
export const emailMaxLength = 254;

/** An email address in the only stored form: like `typedCode`, in lower case, so that it is unique regardless of case. */
export const emailSchema = typedCode
  .max(emailMaxLength + 46)
  .toLowerCase()
  .pipe(z.email().max(emailMaxLength));
