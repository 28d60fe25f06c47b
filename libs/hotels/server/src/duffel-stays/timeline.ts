import type { Money } from '@traveldesk/shared-contract';
import { instant, list, money, object } from '@traveldesk/suppliers-server/duffel';
import type { SupplierTier } from '../adapter';
import { unitsOf } from '../units';

const mostTiers = 50;

/** Reads a cancellation timeline. A timeline that is missing, malformed, out of order or in another currency is unknown: null,
 * never free. */
export function timelineOf(timeline: unknown, total: Money): SupplierTier[] | null {
  // Returns early, because many rates have none and throwing an error for each is slow.
  if (!Array.isArray(timeline)) return null;
  try {
    let [last, least] = ['', Infinity];
    let isOrdered = true;
    const tiers = list(timeline, 'cancellation_timeline', mostTiers).map((value): SupplierTier => {
      const { refund_amount, currency, before } = object(value, 'cancellation_timeline');
      const refund = money(refund_amount, currency, 'refund_amount');
      if (refund.currency !== total.currency) throw new RangeError('another currency');
      const tier = { refund, before: instant(before, 'before') };
      const units = unitsOf(refund);
      isOrdered &&= last < tier.before && units <= least;
      [last, least] = [tier.before, units];
      return tier;
    });
    return isOrdered ? tiers : null;
  } catch {
    return null;
  }
}
