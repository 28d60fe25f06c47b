import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';
import { answeredMoney } from './amount';
import { accountKinds, ledgerStates } from './wallet.kinds';

/** Faults that a check can find; each has a text. */
const ledgerFaults = [
  'sum_differs',
  'entries_missing',
  'balance_differs',
  'version_gap',
  'entry_altered',
  'chain_broken',
  'held_differs',
  'hold_unmatched',
  'hold_unowned',
  'hold_missing',
  'limit_differs',
  'checkpoint_differs',
  'orphan',
] as const;

/** GET /ledger: the last check's result (SECURITY 7). POST /ledger/check runs a whole check and returns the same. */
export const ledgerSchema = z.object({
  state: z.enum(ledgerStates),
  /** Times of the last check and the last whole check; null before the first. */
  checked_at: z.iso.datetime().nullable(),
  whole_at: z.iso.datetime().nullable(),
  entries: z.number().int().nonnegative(),
  accounts: z.number().int().nonnegative(),
  /** The first 100 faults; `found` counts all. */
  faults: z.array(
    z.object({
      fault: z.enum(ledgerFaults),
      account: z.enum(accountKinds).nullable(),
      company: z.object({ id: idSchema, name: z.string() }).nullable(),
      currency: z.string().nullable(),
      transaction_id: idSchema.nullable(),
      /** In the caller's language. */
      message: z.string(),
    }),
  ),
  found: z.number().int().nonnegative(),
  /** Totals of all wallets by currency. */
  totals: z.array(
    z.object({
      currency: z.string(),
      wallets: z.number().int(),
      balance: answeredMoney,
      held: answeredMoney,
    }),
  ),
});
export const ledgerDoneSchema = doneOf(ledgerSchema);

/** GET /ledger/state: whether money can move, for every screen that shows it. */
export const ledgerStandingSchema = ledgerSchema.pick({ state: true });

export type LedgerStanding = z.infer<typeof ledgerStandingSchema>;
export type Ledger = z.infer<typeof ledgerSchema>;
export type LedgerFault = (typeof ledgerFaults)[number];
