/** Types of transactions. A payment is a captured hold (TRAVEL-RULES 33); a payout takes from a company's earnings. */
export const transactionTypes = [
  'deposit',
  'payment',
  'refund',
  'transfer',
  'conversion',
  'adjustment',
  'payout',
  'reversal',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** Methods of payment for deposits (TRAVEL-RULES 35). */
export const depositMethods = ['cash', 'cheque', 'bank', 'card'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/**
 * Kinds of accounts: the company's wallet, and the platform's accounts opposite to it: received money, supplier clearing, corrections, the
 * two sides of a conversion, and markup income. `earnings` belongs to a company: what its rules for companies below it earn.
 */
export const accountKinds = [
  'wallet',
  'received',
  'clearing',
  'correction',
  'exchange',
  'income',
  'earnings',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The company's own accounts, which lists and statements show. */
export const ownAccounts = ['wallet', 'earnings'] as const;
export type OwnAccount = (typeof ownAccounts)[number];

/** A hold is open until it is captured in full or in part, released, or expired by its owner: once (DESIGN 5). */
export const holdStates = ['open', 'captured', 'released', 'expired'] as const;
export type HoldState = (typeof holdStates)[number];

/** Credit or debit of the account. */
export const directions = ['in', 'out'] as const;
export type Direction = (typeof directions)[number];

/**
 * Result of the last check; `unchecked` if it could not be made. While stopped or unchecked, new holds, deposits, adjustments and
 * conversions are refused.
 */
export const ledgerStates = ['whole', 'stopped', 'unchecked'] as const;
export type LedgerState = (typeof ledgerStates)[number];

/** Accepted proof types, detected by content and not by name; never HTML or SVG, which can run scripts (SECURITY 43). */
export const proofTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type ProofType = (typeof proofTypes)[number];

export const proofMaxBytes = 5 * 1024 * 1024;
