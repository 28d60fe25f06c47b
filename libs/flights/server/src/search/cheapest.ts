import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { KeptOffer } from './kept-offer';

/** Tracks the lowest selling price of a search; all its prices are in one currency. */
export function createCheapest(currency: string) {
  let least: bigint | null = null;
  return {
    /** Returns whether one of these offers is cheaper than all before. */
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
