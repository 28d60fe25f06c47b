import { z } from 'zod';
import { amountsBy, doneOf, idSchema, instantSchema, typedCode } from '@traveldesk/shared-contract';
import { amountOrZeroSchema, amountTextSchema, answeredMoney } from './amount';
import { ledgerStates } from './wallet.kinds';

const currencyCode = typedCode.toUpperCase().regex(/^[A-Z]{3}$/);

/** GET /companies/{id}/balance: now, or as it was at an instant. */
export const balanceQuerySchema = z.strictObject({ at: instantSchema.optional() });

/**
 * One wallet. `available` is balance + credit limit − held (TRAVEL-RULES 31), and below zero where the limit was lowered
 * under what is used. `version` counts the wallet's entries; it and `threshold` are the present ones whatever `at` says.
 */
export const walletSchema = z.object({
  currency: z.string(),
  /** The company's own currency; the others are further wallets. */
  own: z.boolean(),
  balance: answeredMoney,
  credit_limit: answeredMoney,
  held: answeredMoney,
  available: answeredMoney,
  open_holds: z.number().int().nonnegative(),
  /** Below which the company wants to be warned; null where it does not. */
  threshold: answeredMoney.nullable(),
  /** Whether what is available is below the threshold. */
  low: z.boolean(),
  version: z.number().int().nonnegative(),
  /** For `If-Match` of a change of the credit limit or the threshold. */
  settings_version: z.number().int().positive(),
});

/** The company's wallets, its own currency first: there is always that one. */
export const balanceSchema = z.object({
  company: z.object({ id: idSchema, name: z.string(), status: z.enum(['active', 'suspended']) }),
  at: z.iso.datetime(),
  data: z.array(walletSchema),
  /** What it has earned by its rules for the companies below it, currency by currency; it is no part of any wallet. */
  earnings: z.array(z.object({ currency: z.string(), balance: answeredMoney })),
  ledger: z.enum(ledgerStates),
});

/**
 * GET /companies/{id}/balance/enough: for who may book and not see money, an answer without any amount. It is not enough where nothing
 * new can be held at all: while the books are not known to be whole, and of a company that is suspended.
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

/** GET /companies/{id}/balance/trend: the balance at the end of each of the last days, in UTC, the oldest first. */
export const trendQuerySchema = z.strictObject({
  currency: currencyCode,
  days: z.coerce.number().int().min(7).max(90).default(30),
});
export const trendSchema = z.object({
  data: z.array(z.object({ day: z.iso.date(), balance: answeredMoney })),
});

/** PUT /companies/{id}/balance/warning, with `If-Match`: the threshold in one of the company's currencies, or none. */
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
