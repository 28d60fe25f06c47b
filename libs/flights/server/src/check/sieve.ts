import type { Seller } from '@traveldesk/companies-server';
import { dropCauses, type DropCause, type Dropped } from '@traveldesk/flights-contract';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { createTally } from '@traveldesk/suppliers-server';
import type { SupplierBatch } from '../adapter';
import { isSoldTo } from '../search/sellers-for';
import { fits } from '../search/kept-offer';
import { checkOffer, type BelievedOffer, type CheckContext } from './check-offer';

/**
 * Causes that are not the supplier's fault: a supplier may answer with a lower cabin than requested, and an airport without a known time
 * zone is missing from the product's own data. One user's search must not pause a supplier for others.
 */
const blameless: ReadonlySet<DropCause> = new Set([
  ...(['cabin', 'places'] as const),
  ...(['expired', 'double', 'not_sold', 'wishes'] as const),
]);

/** Returns the supplier failure that a cause of rejection indicates; null if the supplier is not at fault. */
export function faultOfCause(cause: DropCause): SupplierFailure | null {
  if (blameless.has(cause)) return null;
  return cause === 'currency' ? 'wrong_currency' : cause === 'unreadable' ? 'malformed' : 'impossible';
}

/** Filters one supplier's answer and counts the rejected offers. */
export interface Sieve {
  /** Returns the offers of a batch that pass the checks and may be sold. */
  sift(batch: SupplierBatch, context: CheckContext): BelievedOffer[];
  dropped(): Dropped;
  fault(): SupplierFailure | null;
}

export function createSieve(seller: Pick<Seller, 'airlines' | 'cabins'>, now = Date.now): Sieve {
  const tally = createTally(faultOfCause);
  const ids = new Set<string>();
  const fares = new Set<string>();

  /** Batches come in order of price, so an offer with a known key is the same fare at a higher price. */
  const causeToLeave = (
    offer: BelievedOffer,
    { criteria }: CheckContext,
    instant: string,
  ): DropCause | null => {
    if (offer.expires_at <= instant) return 'expired';
    if (!isSoldTo(seller, offer, criteria.cabin)) return 'not_sold';
    if (!fits(offer, criteria)) return 'wishes';
    if (fares.has(offer.offer_key)) return 'double';
    fares.add(offer.offer_key);
    return null;
  };

  return {
    sift: ({ offers, dropped }, context) => {
      const instant = new Date(now()).toISOString();
      for (const cause of dropCauses) if (dropped[cause]) tally.drop(cause, dropped[cause]);
      const left = offers.flatMap((offer): BelievedOffer[] => {
        const isOne = !ids.has(offer.ref);
        ids.add(offer.ref);
        const checked = isOne ? checkOffer(offer, context) : 'id';
        const cause = typeof checked === 'string' ? checked : causeToLeave(checked, context, instant);
        if (cause === null && typeof checked !== 'string') return [checked];
        if (cause) tally.drop(cause);
        return [];
      });
      tally.keep(left.length);
      return left;
    },
    dropped: tally.dropped,
    fault: tally.fault,
  };
}
