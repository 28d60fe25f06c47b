import { z } from 'zod';

/** DESIGN 6: a company buys for its own business, or sells to consumers. */
export const companyTypes = ['B2B', 'B2C'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** A suspended company keeps its records; its API tokens are refused. */
export const companyStatuses = ['active', 'suspended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** RFC 5321's limit of a mailbox. */
const emailMaxLength = 254;

/** The company's own address for mail: trimmed, in lower case. Two companies may share one. */
export const companyEmailSchema = z
  .string()
  .max(emailMaxLength + 46)
  .trim()
  .toLowerCase()
  .pipe(z.email().max(emailMaxLength));
