import type { LedgerFault } from '@traveldesk/wallet-contract';

/** What is wrong, and where. */
export interface Fault {
  fault: LedgerFault;
  account_id: string | null;
  transaction_id: string | null;
}

/** How far a check goes: over everything, or from where the last one over everything ended in each account. */
export type Reach = 'whole' | 'new';

/** What one statement has read: the place to go on from, or null where there is nothing more. */
export interface Part<Place> {
  faults: Fault[];
  place: Place | null;
}

/** One check: by which key its marks are kept, and how many rows one of its statements reads. */
export interface Check {
  id: string;
  rows: number;
}

/** Comes before every key. */
export const firstKey = '00000000-0000-0000-0000-000000000000';
