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
  /** The beginning of a reference, or of any other reference of the same booking, whatever its case, blanks and dashes. */
  reference: filterSchema(120).optional(),
  user_id: idSchema.optional(),
  /** Of the wallets, or of what companies have earned; without it of the wallets. */
  account: z.enum(ownAccounts).optional(),
};

/**
 * The query of the list, the newest first. Amounts are compared within each currency, so that a filter or an order by
 * amount needs `currency`; else 422.
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
 * One movement of one wallet, or of what a company has earned. `id` is the movement's, `transaction_id` the page's that tells all of it: a transfer between
 * two wallets, or a conversion, is one transaction and two movements. `amount` is above zero, `direction` says which way.
 * `author` is null where the product did it, or somebody whom the reader may not know; `booking` where there is none, or none that
 * the reader may see.
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
  /** Whether a reversal has taken it back, or it is one. */
  reversed: z.boolean(),
  author: authorSchema.nullable(),
  created_at: z.iso.datetime(),
});
export const movementPageSchema = pageOf(movementRowSchema);

/** GET /transaction/sums: of all that the filters leave, by currency; apart from the page, as it costs more. */
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
 * One side of a transaction. `amount` has a sign: above zero into the account. To a company's user a side of the platform,
 * or of a company out of sight, has no company and no balances; those of a payment or its refund are one side, from which nobody can
 * tell what the supplier gets and what others earn. To staff without `show_markups` the platform's sides of these are one as well
 * (TRAVEL-RULES 30).
 */
const sideSchema = z.object({
  account: z.enum(accountKinds),
  company: companyName.nullable(),
  amount: answeredMoney,
  balance_before: answeredMoney.nullable(),
  balance_after: answeredMoney.nullable(),
  /** The account's how many-th entry. */
  version: z.number().int().positive().nullable(),
});

/** A record of another domain that it is about, such as a booking; `path` is null for who may not open it. */
const aboutSchema = z.object({
  kind: z.string(),
  id: idSchema,
  name: z.string(),
  path: z.string().nullable(),
});

const transactionLink = z.object({ id: idSchema, created_at: z.iso.datetime() });

/** The rate a conversion used, kept with it: `rate` is how much of `to` one `from` is, to be read; the legs are exact. */
export const usedRateSchema = conversionRateSchema.extend({ rate: z.string() });

/** GET /transactions/{id}: both sides, and all that it is linked to. Transactions are never changed (TRAVEL-RULES 32). */
export const transactionSchema = z.object({
  id: idSchema,
  type: z.enum(transactionTypes),
  sides: z.array(sideSchema).min(2),
  method: z.enum(depositMethods).nullable(),
  reference: z.string().nullable(),
  received_on: z.iso.date().nullable(),
  note: z.string().nullable(),
  /** Why, of an adjustment, a payout or a reversal. */
  reason: z.string().nullable(),
  proof: proofSchema.extend({ company_id: idSchema }).nullable(),
  hold: z
    .object({ id: idSchema, amount: answeredMoney, state: z.enum(holdStates), created_at: z.iso.datetime() })
    .nullable(),
  about: aboutSchema.nullable(),
  booking: bookingSchema.nullable(),
  /** What this one takes back, and what has taken this one back. */
  reverses: transactionLink.nullable(),
  reversed_by: transactionLink.nullable(),
  /** Of a payment: what has been refunded of it so far, and by which transactions. */
  refunds: z.array(transactionLink.extend({ amount: answeredMoney })),
  refunds_of: transactionLink.nullable(),
  rate: usedRateSchema.nullable(),
  /** Who asked, and, where it waited for a second person, the request of it. */
  author: authorSchema.nullable(),
  approval_id: idSchema.nullable(),
  /** Whether this caller may ask for its reversal: it can be taken back, and has not been. */
  may_reverse: z.boolean(),
  created_at: z.iso.datetime(),
});

/** POST /transactions/{id}/reverse: always a request; a second person decides. */
export const reversalInputSchema = z.strictObject({ reason: z.string().trim().min(3).max(500) });

export type MovementRow = z.infer<typeof movementRowSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type TransactionQuery = z.infer<typeof transactionQuerySchema>;
export type TransactionFilters = z.infer<typeof transactionSumsQuerySchema>;
export type TransactionSums = z.infer<typeof transactionSumsSchema>;
export type ReversalInput = z.infer<typeof reversalInputSchema>;
