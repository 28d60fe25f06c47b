import { z } from 'zod';

/** RFC 5321's limit of a mailbox. */
export const emailMaxLength = 254;

/** An e-mail address in the one form the product keeps: trimmed, lower case. So it is unique whatever its case. */
export const emailSchema = z
  .string()
  .max(emailMaxLength + 46)
  .trim()
  .toLowerCase()
  .pipe(z.email().max(emailMaxLength));
