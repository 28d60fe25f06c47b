import { z } from 'zod';
import { amountsBy, doneOf, idSchema, instantSchema, typedCode } from '@traveldesk/shared-contract';
import { amountOrZeroSchema, amountTextSchema, answeredMoney } from './amount';
import { ledgerStates } from './wallet.kinds';

const currencyCode = typedCode.toUpperCase().regex(/^[A-Z]{3}$/);

/** GET /companies/{id}/balance: now, or at an instant. */
export const balanceQuerySchema = z.strictObject({ at: instantSchema.optional() });

/**
 * One wallet. `available` is balance + credit limit − held (TRAVEL-RULES 31); negative if the limit was lowered below the used credit.
 * `version` counts the wallet's entries. `version` and `threshold` are current even if the query has `at`.
 */
export const walletSchema = z.object({
  currency: z.string(),
  /** Whether this is the company's own currency. */
  own: z.boolean(),
  balance: answeredMoney,
  credit_limit: answeredMoney,
  held: answeredMoney,
  available: answeredMoney,
  open_holds: z.number().int().nonnegative(),
  /** The company is warned below this available amount; null turns the warning off. */
  threshold: answeredMoney.nullable(),
  /** Whether the available amount is below the threshold. */
  low: z.boolean(),
  version: z.number().int().nonnegative(),
  /** For `If-Match` when changing the credit limit or the threshold. */
  settings_version: z.number().int().positive(),
});

/** The company's wallets; the first one, in its own currency, is always present. */
export const balanceSchema = z.object({
  company: z.object({ id: idSchema, name: z.string(), status: z.enum(['active', 'suspended']) }),
  at: z.iso.datetime(),
  data: z.array(walletSchema),
  /** Earnings from the company's rules for companies below it, by currency; not part of any wallet. */
  earnings: z.array(z.object({ currency: z.string(), balance: answeredMoney })),
  ledger: z.enum(ledgerStates),
});

/**
 * GET /companies/{id}/balance/enough: for callers who may book but not see balances, so the response has no amount. False while nothing can
 * be held: the ledger is not `whole`, or the company is suspended.
 */
export const enoughQuerySchema = amountsBy(
  z.strictObject({ amount: amountTextSchema, currency: currencyCode }),
  'currency',
  ['amount'],
);
export const enoughSchema = z.object({
  enough: z.boolean(),
  ledger: z.enum(ledgerStates),
  suspended: z.boolean(),
});

/** GET /companies/{id}/balance/trend: the balance at the end of each of the last days in UTC, oldest first. */
export const trendQuerySchema = z.strictObject({
  currency: currencyCode,
  days: z.coerce.number().int().min(7).max(90).default(30),
});
export const trendSchema = z.object({
  data: z.array(z.object({ day: z.iso.date(), balance: answeredMoney })),
});

/** PUT /companies/{id}/balance/warning, with `If-Match`: the threshold in one of the company's currencies, or null. */
export const thresholdInputSchema = z.strictObject({
  currency: currencyCode,
  threshold: amountOrZeroSchema.nullable(),
});
export const walletDoneSchema = doneOf(walletSchema);

export type Enough = z.infer<typeof enoughSchema>;
export type Wallet = z.infer<typeof walletSchema>;
export type Balance = z.infer<typeof balanceSchema>;
export type BalanceQuery = z.infer<typeof balanceQuerySchema>;
export type ThresholdInput = z.infer<typeof thresholdInputSchema>;
export type Trend = z.infer<typeof trendSchema>;
