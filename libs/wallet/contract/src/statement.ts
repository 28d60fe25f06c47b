import { z } from 'zod';
import {
  daySchema,
  defaultPerPage,
  filterSchema,
  idSchema,
  maxPerPage,
  pageOf,
  typedCode,
} from '@traveldesk/shared-contract';
import { answeredMoney } from './amount';
import { movementRowSchema } from './transaction';
import { ownAccounts } from './wallet.kinds';

const period = {
  currency: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
  /** Days in UTC, both included; `to` is not before `from` (422), and at most 366 days later. */
  from: daySchema,
  to: daySchema,
  /** Of the wallet, or of what the company has earned; without it of the wallet. */
  account: z.enum(ownAccounts).optional(),
};

/** As in the list of transactions. Balances and sums stay those of the whole period. */
const reference = filterSchema(120).optional();

/** GET /companies/{id}/statement: the entries of a period, the oldest first, a page at a time. */
export const statementQuerySchema = z.strictObject({
  ...period,
  reference,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(maxPerPage).default(defaultPerPage),
});

/**
 * GET /companies/{id}/statement/export: the same as a file, whole. Lines of the type `opening`, `in`, `out` and `closing` stand around
 * the entries, unless a reference leaves some of these out.
 */
export const statementExportQuerySchema = z.strictObject({ ...period, reference });

/** GET /companies/{id}/statement/pdf: on paper a statement is always whole. */
export const statementPdfQuerySchema = z.strictObject(period);

/**
 * Opening + in − out = closing, whatever page is read; `data` are the page's entries, `total` counts those of the period, or those that
 * the reference leaves.
 */
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
  ...pageOf(movementRowSchema).shape,
});

export type Statement = z.infer<typeof statementSchema>;
export type StatementQuery = z.infer<typeof statementQuerySchema>;
export type StatementExportQuery = z.infer<typeof statementExportQuerySchema>;
export type StatementPdfQuery = z.infer<typeof statementPdfQuerySchema>;
