import { textOrder } from '@traveldesk/shared-contract';

/** The first part is small so that it appears soon; later parts are larger. */
export const firstPart = 25;
export const laterPart = 100;

/** An item to sort: its selling price in minor units of one currency, and a key unrelated to its cost. */
export interface Sold {
  sell: bigint;
  key: string;
}

/**
 * Sorts offers that arrive in order of net price by selling price. The returned order is final and the parts have fixed sizes, whatever
 * arrived when, so that neither reveals which offer costs less (TRAVEL-RULES 30).
 */
export interface SellOrder<Item extends Sold> {
  /**
   * Adds items and returns the parts that are certain: no later item sells for less than `least` (minor units). Null: no items follow, and
   * the rest is returned.
   */
  take(items: readonly Item[], least: bigint | null): Item[][];
}

export function createSellOrder<Item extends Sold>(): SellOrder<Item> {
  let waiting: Item[] = [];
  let size = firstPart;
  return {
    take: (items, least) => {
      if (items.length > 0) waiting = [...waiting, ...items].sort(bySell);
      // An offer at the same price as a possible later one must wait, because equal prices are sorted by key.
      const found = least === null ? -1 : waiting.findIndex(({ sell }) => sell >= least);
      const certain = found < 0 ? waiting.length : found;
      const parts: Item[][] = [];
      let from = 0;
      while (from + size <= certain || (least === null && from < certain)) {
        parts.push(waiting.slice(from, from + size));
        from = Math.min(certain, from + size);
        size = laterPart;
      }
      waiting = waiting.slice(from);
      return parts;
    },
  };
}

function bySell(one: Sold, other: Sold): number {
  if (one.sell !== other.sell) return one.sell < other.sell ? -1 : 1;
  return textOrder(one.key, other.key);
}
