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
  /** Days in UTC, both included; `to` is not before `from` (422). A period has at most 366 days. */
  from: daySchema,
  to: daySchema,
  /** Defaults to the wallet. */
  account: z.enum(ownAccounts).optional(),
};

/** Filters entries as in the transaction list; balances and sums remain those of the whole period. */
const reference = filterSchema(120).optional();

/** GET /companies/{id}/statement: a page of the period's entries, oldest first. */
export const statementQuerySchema = z.strictObject({
  ...period,
  reference,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(maxPerPage).default(defaultPerPage),
});

/**
 * GET /companies/{id}/statement/export: the whole statement as a file. Without a `reference` filter, rows of the types `opening`, `in`,
 * `out` and `closing` enclose the entries.
 */
export const statementExportQuerySchema = z.strictObject({ ...period, reference });

/** GET /companies/{id}/statement/pdf: always the whole statement. */
export const statementPdfQuerySchema = z.strictObject(period);

/**
 * Opening + in − out = closing, regardless of the page. `data` is the page; `total` counts the period's entries that match the reference.
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
