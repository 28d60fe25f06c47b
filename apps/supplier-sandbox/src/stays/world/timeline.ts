import { assumed } from '../assumed';
import { addDays, instantOf } from '../../world/zones';

/** Until `before`, exclusive, so much comes back; behind the last one nothing does. Amounts are minor units. */
export interface Tier {
  refund: number;
  /** Milliseconds since 1970. */
  before: number;
}

/** A share of the total comes back until a time of day at the property, some days before check-in. */
export interface TierRule {
  share: number;
  days: number;
  /** Minutes after midnight there. */
  at: number;
}

/** The timeline of a stay, ascending; what is over when it is sold is left out. */
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
