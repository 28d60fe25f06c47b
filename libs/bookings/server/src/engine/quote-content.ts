import type { Money } from '@traveldesk/shared-contract';
import type { Split } from '@traveldesk/wallet-server';
import type { AgreedReturn, Cancellation, Change } from '../product/outcome';

/** A cancellation quote as shown. Amounts are in the booking's currency, except the supplier's own in `cancellation`. */
export interface CancellationQuote {
  kind: 'cancel' | 'void';
  cancellation: Cancellation;
  /** The refund to the wallet; null where not even the supplier knows it. */
  back: Money | null;
  kept: Money | null;
  penalty: Money | null;
  /** The accounts that the refund is taken from (TRAVEL-RULES 29). */
  split: Split | null;
  /** For a product whose agreed terms decide: the tier of the cancellation. */
  tier?: Pick<AgreedReturn, 'until' | 'claim'>;
}

/** A change quote as shown. A negative `due` is a refund. */
export interface ChangeQuote {
  kind: 'change';
  change: Change;
  due: Money | null;
  penalty: Money | null;
  total: Money | null;
}

/** A stored quote. */
export type QuoteContent = CancellationQuote | ChangeQuote;
