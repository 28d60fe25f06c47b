import type { StayTerms } from '@traveldesk/hotels-contract';
import type { Money } from '@traveldesk/shared-contract';
import { instant, list, money, object } from '@traveldesk/suppliers-server/duffel';
import { unitsOf } from './units';

export interface Terms {
  terms: StayTerms;
  /** The first instant at which a cancellation is no longer free; null if it is not free now. */
  free_until: string | null;
}

interface Tier {
  refund: number;
  before: string;
}

const mostTiers = 50;

/**
 * Reads a cancellation timeline as of `now` (STAYS 2 and 3): an entry holds until its `before`, exclusive; after the last, nothing comes
 * back. A timeline that is missing, malformed, out of order or in another currency is unknown, never free.
 */
export function termsOf(timeline: unknown, total: Money, now: string): Terms {
  const tiers = tiersOf(timeline, total);
  if (!tiers) return { terms: 'unknown', free_until: null };
  const whole = unitsOf(total);
  const left = tiers.filter(({ before }) => now < before);
  const refund = left[0]?.refund ?? 0;
  if (refund < whole) return { terms: refund > 0 ? 'partial' : 'none', free_until: null };
  const end = left.findLast((tier) => tier.refund >= whole)?.before ?? null;
  return { terms: 'free', free_until: end };
}

/** Returns null for a timeline that cannot be believed. */
function tiersOf(timeline: unknown, total: Money): Tier[] | null {
  try {
    const tiers = list(timeline, 'cancellation_timeline', mostTiers).map((value): Tier => {
      const { refund_amount, currency, before } = object(value, 'cancellation_timeline');
      const refund = money(refund_amount, currency, 'refund_amount');
      if (refund.currency !== total.currency) throw new RangeError('another currency');
      return { refund: unitsOf(refund), before: instant(before, 'before') };
    });
    const isOrdered = tiers.every((tier, at) => {
      const previous = tiers[at - 1];
      return !previous || (previous.before < tier.before && previous.refund >= tier.refund);
    });
    return isOrdered ? tiers : null;
  } catch {
    return null;
  }
}
