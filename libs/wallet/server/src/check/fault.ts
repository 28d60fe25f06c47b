import type { LedgerFault } from '@traveldesk/wallet-contract';

/** A fault of the ledger and the account or transaction where it was found. */
export interface Fault {
  fault: LedgerFault;
  account_id: string | null;
  transaction_id: string | null;
}

/** Scope of a check: everything, or each account from where the last whole check ended. */
export type Reach = 'whole' | 'new';

/** The result of one statement: `place` is where to continue, null at the end. */
export interface Part<Place> {
  faults: Fault[];
  place: Place | null;
}

/** One check: `id` is the key of its marks, `rows` the number of rows that one statement reads. */
export interface Check {
  id: string;
  rows: number;
}

/** The smallest uuid. */
export const firstKey = '00000000-0000-0000-0000-000000000000';
