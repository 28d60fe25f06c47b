import { z } from 'zod';
import { daySchema, defaultPerPage, idSchema, maxPerPage, typedCode } from '@traveldesk/shared-contract';
import { answeredMoney } from './amount';
import { movementRowSchema } from './transaction';
import { ownAccounts } from './wallet.kinds';

const period = {
  currency: typedCode.regex(/^[A-Z]{3}$/),
  /** Days in UTC, both included; `to` is not before `from` (422), and at most 366 days later. */
  from: daySchema,
  to: daySchema,
  /** Of the wallet, or of what the company has earned; without it of the wallet. */
  account: z.enum(ownAccounts).optional(),
};

/** GET /companies/{id}/statement: the entries of a period, the oldest first, a page at a time. */
export const statementQuerySchema = z.strictObject({
  ...period,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(maxPerPage).default(defaultPerPage),
});

/**
 * GET /companies/{id}/statement/export: the same as CSV, whole. Lines of the type `opening`, `in`, `out` and `closing` stand around
 * the entries.
 */
export const statementExportQuerySchema = z.strictObject(period);

/** Opening + in − out = closing, whatever page is read; `data` are the page's entries, `total` counts the period's. */
export const statementSchema = z.object({
  company: z.object({ id: idSchema, name: z.string() }),
  account: z.enum(ownAccounts),
  currency: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  opening: answeredMoney,
  in: answeredMoney,
  out: answeredMoney,
  closing: answeredMoney,
  data: z.array(movementRowSchema),
  total: z.number().int().nonnegative(),
});

export type Statement = z.infer<typeof statementSchema>;
export type StatementQuery = z.infer<typeof statementQuerySchema>;
export type StatementExportQuery = z.infer<typeof statementExportQuerySchema>;
