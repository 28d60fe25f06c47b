import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { KeptOffer } from './kept-offer';

/** The cheapest of a search, by what it is sold for; all its prices are in one currency. */
export function createCheapest(currency: string) {
  let least: bigint | null = null;
  return {
    /** Whether one of these is cheaper than all before. */
    see: (offers: readonly KeptOffer[]): boolean => {
      const before = least;
      for (const { offer } of offers) {
        const minor = minorUnits(offer.price.total);
        if (least === null || minor < least) least = minor;
      }
      return least !== before;
    },
    price: (): Money | null => (least === null ? null : moneyOf(least, currency)),
  };
}
