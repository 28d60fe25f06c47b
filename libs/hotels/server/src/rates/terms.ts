import type { StayTerms } from '@traveldesk/hotels-contract';
import { moneyOf, type Money } from '@traveldesk/shared-contract';
import type { SupplierTier } from '../adapter';
import { unitsOf } from '../units';

export interface Terms {
  terms: StayTerms;
  /** The first instant at which a cancellation is no longer free; null if it is not free now. */
  free_until: string | null;
}

/** A refund of the supplier, and the instant at which it ends (exclusive); null: never. */
export interface RefundStep {
  refund: Money;
  until: string | null;
}

/**
 * Returns the refunds of a timeline from `now` on (STAYS 2 and 3): an entry holds until its `before`, exclusive; after the last, nothing comes
 * back.
 */
export function refundsFrom(timeline: readonly SupplierTier[], currency: string, now: string): RefundStep[] {
  const left = timeline.filter(({ before }) => now < before);
  return [
    ...left.map(({ refund, before }) => ({ refund, until: before })),
    { refund: moneyOf(0n, currency), until: null },
  ];
}

/** Returns the terms as of `now`. A timeline that is null is unknown, never free. */
export function termsOf(timeline: readonly SupplierTier[] | null, total: Money, now: string): Terms {
  if (!timeline) return { terms: 'unknown', free_until: null };
  const whole = unitsOf(total);
  let current: number | null = null;
  let free_until: string | null = null;
  for (const { refund, before } of timeline) {
    if (now >= before) continue;
    const units = unitsOf(refund);
    current ??= units;
    if (units >= whole) free_until = before;
  }
  const refund = current ?? 0;
  if (refund < whole) return { terms: refund > 0 ? 'partial' : 'none', free_until: null };
  return { terms: 'free', free_until: whole > 0 ? free_until : null };
}
