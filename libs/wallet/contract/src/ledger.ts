import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';
import { answeredMoney } from './amount';
import { accountKinds, ledgerStates } from './wallet.kinds';

/** What a check can find wrong; each is one sentence in the texts. */
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

/** GET /ledger: what the last check found (SECURITY 7). POST /ledger/check makes one over all and answers the same. */
export const ledgerSchema = z.object({
  state: z.enum(ledgerStates),
  /** The last check, and the last one over all entries; each null before the first. */
  checked_at: z.iso.datetime().nullable(),
  whole_at: z.iso.datetime().nullable(),
  entries: z.number().int().nonnegative(),
  accounts: z.number().int().nonnegative(),
  /** What was found, at most 100; `found` counts all. */
  faults: z.array(
    z.object({
      fault: z.enum(ledgerFaults),
      account: z.enum(accountKinds).nullable(),
      company: z.object({ id: idSchema, name: z.string() }).nullable(),
      currency: z.string().nullable(),
      transaction_id: idSchema.nullable(),
      /** A sentence in the caller's language. */
      message: z.string(),
    }),
  ),
  found: z.number().int().nonnegative(),
  /** By currency: what all wallets hold, and what is held of it. */
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

/** GET /ledger/state: whether money moves as always, for every screen that shows it. */
export const ledgerStandingSchema = ledgerSchema.pick({ state: true });

export type LedgerStanding = z.infer<typeof ledgerStandingSchema>;
export type Ledger = z.infer<typeof ledgerSchema>;
export type LedgerFault = (typeof ledgerFaults)[number];
