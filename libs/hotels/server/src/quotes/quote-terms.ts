import type { CancellationTier, RoomRate } from '@traveldesk/hotels-contract';
import { minorUnits } from '@traveldesk/shared-contract';
import type { Write } from '@traveldesk/shared-documents';
import type { DocumentWords } from '@traveldesk/shared-server';

/** Further tiers are in the table only. */
const mostSentences = 2;

/** A tier of a manual booking without a price has no amount: everything comes back. */
type Tier = Omit<CancellationTier, 'refund'> & { refund: CancellationTier['refund'] | null };
type Terms = Pick<RoomRate, 'now'> & { tiers: readonly Tier[] | null };

/** Writes the cost of a cancellation, now and later. */
export function termsText({ tiers, now }: Terms, say: DocumentWords, write: Write): string {
  if (!tiers) return say('terms.unknown');
  return tiers
    .slice(0, mostSentences)
    .map((tier, at) => {
      const { until, refund, claim } = tier;
      const begin = at === 0 ? 'first' : 'later';
      const when =
        until === null
          ? say(`terms.when_${begin}`)
          : say(`terms.when_${begin}_until`, { until: write(until, 'instant') });
      const what = say(`terms.what_${resultOf(tier, now)}`, {
        ...(refund && { refund }),
        ...(claim && { claim }),
      });
      return say('terms.sentence', { when, what });
    })
    .join(' ');
}

/**
 * A cancellation is free only if everything paid comes back and the property claims nothing: a refund without the markup is not free
 * (STAYS 3).
 */
function resultOf({ refund, claim }: Tier, now: RoomRate['now']): string {
  if (refund === null) return 'free';
  const isBack = minorUnits(refund) > 0n;
  const paid = now === null ? 0n : minorUnits(now);
  if (claim) return isBack ? 'refund_claim' : paid > 0n ? 'none_claim' : 'claim';
  if (minorUnits(refund) >= paid) return 'free';
  return isBack ? 'refund' : 'none';
}
