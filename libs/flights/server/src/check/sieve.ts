import type { Seller } from '@traveldesk/companies-server';
import { dropCauses, type DropCause, type Dropped, type SupplierFailure } from '@traveldesk/flights-contract';
import type { SupplierBatch } from '../adapter';
import { isSoldTo } from '../search/sellers-for';
import { fits } from '../search/kept-offer';
import { checkOffer, type BelievedOffer, type CheckContext } from './check-offer';

/**
 * Left out, though nothing is wrong with it: a supplier may answer with a lower class than was asked for, and an airport whose
 * zone nobody knows is missing from the product's own places. By what anybody searches for nobody else loses a supplier.
 */
const blameless: ReadonlySet<DropCause> = new Set([
  ...(['cabin', 'places'] as const),
  ...(['expired', 'double', 'not_sold', 'wishes'] as const),
]);

/** What an offer that is left out for this says of its supplier; null where it says nothing. */
export function faultOfCause(cause: DropCause): SupplierFailure | null {
  if (blameless.has(cause)) return null;
  return cause === 'currency' ? 'wrong_currency' : cause === 'unreadable' ? 'malformed' : 'impossible';
}

/** What is left of one supplier's answer, and what was not. */
export interface Sieve {
  /** The offers of a part of the answer that are believed and for sale. */
  sift(batch: SupplierBatch, context: CheckContext): BelievedOffer[];
  dropped(): Dropped;
  /** Why the answer speaks against the supplier: half of it or more cannot be. Null where it does not. */
  fault(): SupplierFailure | null;
}

export function createSieve(seller: Pick<Seller, 'airlines' | 'cabins'>, now = Date.now): Sieve {
  const counts = new Map<DropCause, number>();
  const ids = new Set<string>();
  const fares = new Set<string>();
  let kept = 0;
  const drop = (cause: DropCause, count = 1) => counts.set(cause, (counts.get(cause) ?? 0) + count);

  /** Parts come cheapest first: what comes again is the same fare for more. */
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
      for (const cause of dropCauses) if (dropped[cause]) drop(cause, dropped[cause]);
      const left = offers.flatMap((offer): BelievedOffer[] => {
        const isOne = !ids.has(offer.ref);
        ids.add(offer.ref);
        const checked = isOne ? checkOffer(offer, context) : 'id';
        const cause = typeof checked === 'string' ? checked : causeToLeave(checked, context, instant);
        if (cause === null && typeof checked !== 'string') return [checked];
        if (cause) drop(cause);
        return [];
      });
      kept += left.length;
      return left;
    },
    dropped: () => Object.fromEntries(counts),
    fault: () => {
      const faults = [...counts].filter(([cause]) => faultOfCause(cause) !== null);
      const wrong = faults.reduce((sum, [, count]) => sum + count, 0);
      const all = [...counts.values()].reduce((sum, count) => sum + count, kept);
      if (wrong === 0 || wrong * 2 < all) return null;
      const [[only] = []] = faults;
      return faults.length > 1 || !only ? 'impossible' : faultOfCause(only);
    },
  };
}
