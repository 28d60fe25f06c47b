/** The first offers are few, to be on the screen soon; then more at a time. */
export const firstPart = 25;
export const laterPart = 100;

/** What is put in order: what it is sold for, in minor units of one currency, and a name that has nothing to do with its cost. */
export interface Sold {
  sell: bigint;
  key: string;
}

/**
 * Puts offers, which come in the order of what they cost the platform, into that of what they are sold for. What is answered
 * is in order for good, and in parts of the same sizes whatever came when: from neither order nor parts can be told what costs
 * less (TRAVEL-RULES 30).
 */
export interface SellOrder<Item extends Sold> {
  /**
   * Takes some more, and answers the parts that are certain: nothing that is still to come is sold for less than `least`, minor
   * units again. Null: nothing is to come, and the rest is answered.
   */
  take(items: readonly Item[], least: bigint | null): Item[][];
}

export function createSellOrder<Item extends Sold>(): SellOrder<Item> {
  let waiting: Item[] = [];
  let size = firstPart;
  return {
    take: (items, least) => {
      if (items.length > 0) waiting = [...waiting, ...items].sort(bySell);
      // What is sold for as much as something to come waits for it: of equals the name decides.
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
  return one.key < other.key ? -1 : Number(one.key > other.key);
}
