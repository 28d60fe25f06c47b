import { z } from 'zod';
import { daySchema, idSchema, moneySchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { netSalesColumns, salesGroups } from './sales-report.kinds';

const filters = {
  /** Days in UTC, both included, as on statements; at most 366. Without them the current month until today. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  company_id: idSchema.optional(),
  supplier_id: idSchema.optional(),
  /** The user who made the booking. */
  user_id: idSchema.optional(),
};

/**
 * GET /sales-report. `by` groups the rows, each currency by itself. Sorting by an amount compares within one currency. Sorting by `net`,
 * `markup`, `margin` or `expected` without net prices is a 403.
 */
export const salesReportQuerySchema = pageQuery([
  'name',
  'tickets',
  'sales',
  'refunds',
  ...netSalesColumns,
]).extend({ by: z.enum(salesGroups).default('company'), ...filters });

export const salesReportExportQuerySchema = salesReportQuerySchema.omit({ page: true, per_page: true });

/** GET /sales-report/suppliers and its export. */
export const supplierAccountsQuerySchema = z.strictObject(filters);

/**
 * `sales` and `refunds`: wallet payments and refunds posted in the period. `net`: the suppliers' share of sales less refunds. `markup`:
 * the remainder. `margin`: the platform's share of the markup, without other companies' earnings. `expected`:
 * the commission that suppliers estimate for stays booked in the period; it is not posted. Only callers who see net prices get these four.
 * `tickets`: issued in the period.
 */
const salesSums = {
  tickets: z.number().int().nonnegative(),
  sales: moneySchema,
  refunds: moneySchema,
  net: moneySchema.optional(),
  markup: moneySchema.optional(),
  margin: moneySchema.optional(),
  expected: moneySchema.optional(),
};

/** `id` is the row's own. `key` is a record's id, a day, or the first day of a month; null where a booking has no supplier or no user. */
const salesRowSchema = z.object({
  id: z.string(),
  key: z.string().nullable(),
  name: z.string().nullable(),
  currency: z.string(),
  ...salesSums,
});

const totalSchema = z.object({ currency: z.string(), ...salesSums });

/**
 * `total` counts the rows. `sums` are the totals by currency, `total_in_platform_currency` their sum: each posting at the rate in force at
 * that moment, of any age, rounded once. It is null where `without_rate` names currencies that had no rate yet.
 */
export const salesReportSchema = pageOf(salesRowSchema).extend({
  by: z.enum(salesGroups),
  from: daySchema,
  to: daySchema,
  sums: z.array(totalSchema),
  platform_currency: z.string(),
  total_in_platform_currency: totalSchema.nullable(),
  without_rate: z.array(z.string()),
});

/**
 * The account of a supplier by its orders, in their currency: `ordered` and `returned` in the period, `owed` the difference, and
 * `balance` all orders less all returns until the period's last day.
 */
const supplierAccountSchema = z.object({
  supplier: z.object({ id: idSchema, name: z.string() }),
  currency: z.string(),
  ordered: moneySchema,
  returned: moneySchema,
  owed: moneySchema,
  balance: moneySchema,
});

export const supplierAccountsSchema = z.object({
  from: daySchema,
  to: daySchema,
  data: z.array(supplierAccountSchema),
});

export type SalesReportQuery = z.infer<typeof salesReportQuerySchema>;
export type SalesReportExportQuery = z.infer<typeof salesReportExportQuerySchema>;
export type SalesReport = z.infer<typeof salesReportSchema>;
export type SalesRow = z.infer<typeof salesRowSchema>;
export type SalesTotal = z.infer<typeof totalSchema>;
export type SupplierAccount = z.infer<typeof supplierAccountSchema>;
export type SupplierAccounts = z.infer<typeof supplierAccountsSchema>;
export type SupplierAccountsQuery = z.infer<typeof supplierAccountsQuerySchema>;
