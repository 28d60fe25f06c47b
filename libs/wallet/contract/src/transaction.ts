import { z } from 'zod';
import { conversionRateSchema } from '@traveldesk/currencies-contract';
import {
  amountsBy,
  daySchema,
  filterSchema,
  idSchema,
  pageOf,
  pageQuery,
  typedCode,
} from '@traveldesk/shared-contract';
import { amountTextSchema, answeredMoney } from './amount';
import { proofSchema } from './deposit';
import {
  accountKinds,
  depositMethods,
  directions,
  holdStates,
  ownAccounts,
  transactionTypes,
} from './wallet.kinds';

const filters = {
  company_id: idSchema.optional(),
  type: z.enum(transactionTypes).optional(),
  currency: typedCode.toUpperCase().max(8).optional(),
  /** Days in UTC, both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  amount_min: amountTextSchema.optional(),
  amount_max: amountTextSchema.optional(),
  /** Prefix of a reference, or of any other reference of the same booking, ignoring case, spaces and dashes. */
  reference: filterSchema(120).optional(),
  user_id: idSchema.optional(),
  /** Defaults to the wallets. */
  account: z.enum(ownAccounts).optional(),
};

/**
 * Query of the list, newest first. Amounts compare within one currency only, so filtering or sorting by amount requires `currency` (422).
 */
const pageOfTransactions = pageQuery(['created_at', 'amount']).extend(filters);
const amounts = ['amount_min', 'amount_max'] as const;
export const transactionQuerySchema = amountsBy(pageOfTransactions, 'currency', amounts);
export const transactionSumsQuerySchema = amountsBy(z.strictObject(filters), 'currency', amounts);
export const transactionExportQuerySchema = amountsBy(
  pageOfTransactions.omit({ page: true, per_page: true }),
  'currency',
  amounts,
);

const authorSchema = z.object({ id: idSchema, name: z.string() });
const companyName = z.object({ id: idSchema, name: z.string() });

/** The booking of a movement: its number, lead traveler and route, `CAI–DXB`. */
const bookingSchema = z.object({
  number: z.string(),
  traveller: z.string().nullable(),
  route: z.string().nullable(),
});

/**
 * One movement of a wallet or of earnings. `id` is the movement's; `transaction_id` is the transaction's: a transfer or a conversion is one
 * transaction with two movements. `amount` is positive and `direction` gives its sign. `author` is null for the system and for users that
 * the reader may not see; `booking` is null if there is none or the reader may not see it.
 */
export const movementRowSchema = z.object({
  id: idSchema,
  transaction_id: idSchema,
  type: z.enum(transactionTypes),
  account: z.enum(ownAccounts),
  company: companyName,
  direction: z.enum(directions),
  amount: answeredMoney,
  balance_after: answeredMoney,
  method: z.enum(depositMethods).nullable(),
  reference: z.string().nullable(),
  booking: bookingSchema.nullable(),
  /** Whether it is a reversal or was reversed. */
  reversed: z.boolean(),
  author: authorSchema.nullable(),
  created_at: z.iso.datetime(),
});
export const movementPageSchema = pageOf(movementRowSchema);

/** GET /transaction/sums: sums of all filtered movements by currency; separate from the page because it costs more. */
export const transactionSumsSchema = z.object({
  data: z.array(
    z.object({
      currency: z.string(),
      count: z.number().int().nonnegative(),
      in: answeredMoney,
      out: answeredMoney,
      net: answeredMoney,
    }),
  ),
});

/**
 * One side of a transaction; positive `amount` credits the account. For a company's user, sides of the platform or of companies out of
 * scope have no company and no balances, and those of a payment or refund are merged, so that nobody can derive net prices or others'
 * earnings. For staff without `show_markups` the platform's sides of these are merged too (TRAVEL-RULES 30).
 */
const sideSchema = z.object({
  account: z.enum(accountKinds),
  company: companyName.nullable(),
  amount: answeredMoney,
  balance_before: answeredMoney.nullable(),
  balance_after: answeredMoney.nullable(),
  /** Number of this entry in its account. */
  version: z.number().int().positive().nullable(),
});

/** The record that the transaction is about, such as a booking; `path` is null if the reader may not open it. */
const aboutSchema = z.object({
  kind: z.string(),
  id: idSchema,
  name: z.string(),
  path: z.string().nullable(),
});

const transactionLink = z.object({ id: idSchema, created_at: z.iso.datetime() });

/** The rate stored with a conversion: `rate` is how much of `to` one `from` buys, rounded for display; the legs are exact. */
export const usedRateSchema = conversionRateSchema.extend({ rate: z.string() });

/** GET /transactions/{id}: all visible sides and links. Transactions never change (TRAVEL-RULES 32). */
export const transactionSchema = z.object({
  id: idSchema,
  type: z.enum(transactionTypes),
  sides: z.array(sideSchema).min(2),
  method: z.enum(depositMethods).nullable(),
  reference: z.string().nullable(),
  received_on: z.iso.date().nullable(),
  note: z.string().nullable(),
  /** Present for adjustments, payouts and reversals. */
  reason: z.string().nullable(),
  proof: proofSchema.extend({ company_id: idSchema }).nullable(),
  hold: z
    .object({ id: idSchema, amount: answeredMoney, state: z.enum(holdStates), created_at: z.iso.datetime() })
    .nullable(),
  about: aboutSchema.nullable(),
  booking: bookingSchema.nullable(),
  /** The transaction that this one reverses, and the one that reversed it. */
  reverses: transactionLink.nullable(),
  reversed_by: transactionLink.nullable(),
  /** The refunds of a payment so far. */
  refunds: z.array(transactionLink.extend({ amount: answeredMoney })),
  refunds_of: transactionLink.nullable(),
  rate: usedRateSchema.nullable(),
  /** The author, and the approval request if there was one. */
  author: authorSchema.nullable(),
  approval_id: idSchema.nullable(),
  /** Whether this caller may request a reversal: it is reversible and not reversed yet. */
  may_reverse: z.boolean(),
  created_at: z.iso.datetime(),
});

/** POST /transactions/{id}/reverse: always creates a request that a second person decides. */
export const reversalInputSchema = z.strictObject({ reason: z.string().trim().min(3).max(500) });

export type MovementRow = z.infer<typeof movementRowSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type TransactionQuery = z.infer<typeof transactionQuerySchema>;
export type TransactionFilters = z.infer<typeof transactionSumsQuerySchema>;
export type TransactionSums = z.infer<typeof transactionSumsSchema>;
export type ReversalInput = z.infer<typeof reversalInputSchema>;
