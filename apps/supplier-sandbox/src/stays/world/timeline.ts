import { assumed } from '../assumed';
import { addDays, instantOf } from '../../world/zones';

/** The refund until `before`, exclusive; after the last entry there is none. Amounts are minor units. */
export interface Tier {
  refund: number;
  /** Milliseconds since 1970. */
  before: number;
}

/** The share of the total that is refunded until a local time of day, some days before check-in. */
export interface TierRule {
  share: number;
  days: number;
  /** Minutes after midnight there. */
  at: number;
}

/** Returns the timeline of a stay, ascending, without entries that are past at the sale. */
export function timelineOf(
  rules: readonly TierRule[],
  stay: { total: number; checkIn: string; timeZone: string; now: number },
): Tier[] {
  return rules
    .map(({ share, days, at }) => ({
      refund: Math.round(stay.total * share),
      before: instantOf(addDays(stay.checkIn, -days), at, stay.timeZone),
    }))
    .filter(({ before }) => before > stay.now);
}

/** Returns the refund of a cancellation at an instant. */
export function refundAt(timeline: readonly Tier[] | null, total: number, at: number): number {
  if (timeline === null) return Math.round(total * assumed.unknownTermsRefund);
  return Math.min(timeline.find(({ before }) => at < before)?.refund ?? 0, total);
}
