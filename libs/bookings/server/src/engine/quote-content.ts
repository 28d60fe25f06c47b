import type { Money } from '@traveldesk/shared-contract';
import type { Split } from '@traveldesk/wallet-server';
import type { Cancellation, Change } from '../product/outcome';

/** What a cancellation brings, as it was shown. Amounts are in the booking's currency, but for the supplier's own in `cancellation`. */
export interface CancellationQuote {
  kind: 'cancel' | 'void';
  cancellation: Cancellation;
  /** What the wallet gets; null where not even the supplier knows. */
  back: Money | null;
  kept: Money | null;
  penalty: Money | null;
  /** From whom it comes back (TRAVEL-RULES 29). */
  split: Split | null;
}

/** What a change costs, as it was shown: `due` below zero comes back. */
export interface ChangeQuote {
  kind: 'change';
  change: Change;
  due: Money | null;
  penalty: Money | null;
  total: Money | null;
}

/** A quote as it is kept. */
export type QuoteContent = CancellationQuote | ChangeQuote;
