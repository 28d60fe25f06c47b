import { z } from 'zod';

/** DESIGN 6. `staff` work for the platform, `company` for a company on it, `customer` for themselves. */
export const userTypes = ['staff', 'company', 'customer'] as const;
export type UserType = (typeof userTypes)[number];

/**
 * `invited`: has a place but no password yet, and cannot sign in. `active`: can. `suspended`: could, and may
 * again; every session is over.
 */
export const userStatuses = ['invited', 'active', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** RFC 5321's limit of a mailbox. */
export const emailMaxLength = 254;

/** An e-mail address in the one form the product keeps: trimmed, lower case. So it is unique whatever its case. */
export const emailSchema = z
  .string()
  .max(emailMaxLength + 46)
  .trim()
  .toLowerCase()
  .pipe(z.email().max(emailMaxLength));
