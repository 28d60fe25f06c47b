import { z } from 'zod';

/** RFC 5321's limit of a mailbox. */
const emailMaxLength = 254;

/** The company's own address for mail: trimmed, in lower case. Two companies may share one. */
export const companyEmailSchema = z
  .string()
  .max(emailMaxLength + 46)
  .trim()
  .toLowerCase()
  .pipe(z.email().max(emailMaxLength));
