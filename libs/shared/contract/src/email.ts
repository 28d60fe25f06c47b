import { z } from 'zod';
import { typedCode } from './typed-code';

/** RFC 5321's limit of a mailbox. */
export const emailMaxLength = 254;

/** An e-mail address in the one form the product keeps: as `typedCode`, in lower case. So it is unique whatever its case. */
export const emailSchema = typedCode
  .max(emailMaxLength + 46)
  .toLowerCase()
  .pipe(z.email().max(emailMaxLength));
