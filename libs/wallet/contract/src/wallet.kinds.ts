/** What a transaction is. A payment is what was taken of a hold (TRAVEL-RULES 33), a payout what a company was given of its earnings. */
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

/** How money came in (TRAVEL-RULES 35). */
export const depositMethods = ['cash', 'cheque', 'bank', 'card'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/**
 * Whose side an entry is on: the company's wallet, or one of the platform's accounts opposite to it: money received,
 * suppliers to be paid, corrections, the two sides of a conversion, and the platform's income by markups. `earnings` is a company's
 * own again: what it earns by its rules for the companies below it.
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

/** The accounts that are a company's own, and that lists and statements are of. */
export const ownAccounts = ['wallet', 'earnings'] as const;
export type OwnAccount = (typeof ownAccounts)[number];

/** A hold is open until it is taken in full or in part, released, or expired by who made it: once (DESIGN 5). */
export const holdStates = ['open', 'captured', 'released', 'expired'] as const;
export type HoldState = (typeof holdStates)[number];

/** Into a wallet, or out of it. */
export const directions = ['in', 'out'] as const;
export type Direction = (typeof directions)[number];

/**
 * Whether the last check found the books whole, or could not be made. Stopped or unchecked, nothing new is held, paid in, adjusted
 * or converted.
 */
export const ledgerStates = ['whole', 'stopped', 'unchecked'] as const;
export type LedgerState = (typeof ledgerStates)[number];

/** What a proof may be, told by its content and never by its name; never HTML or SVG, which are programs (SECURITY 43). */
export const proofTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type ProofType = (typeof proofTypes)[number];

export const proofMaxBytes = 5 * 1024 * 1024;
