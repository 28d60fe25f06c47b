import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { KeptOffer } from './kept-offer';

/** The cheapest of a search. Currencies are not compared: the company's own counts, else the one of most offers. */
export function createCheapest(currency: string | null) {
  const found = new Map<string, { least: bigint; count: number }>();
  return {
    see: (offers: readonly KeptOffer[]): void => {
      for (const { total } of offers.map(({ offer }) => offer.price)) {
        const minor = minorUnits(total);
        const { least, count } = found.get(total.currency) ?? { least: minor, count: 0 };
        found.set(total.currency, { least: minor < least ? minor : least, count: count + 1 });
      }
    },
    price: (): Money | null => {
      const most = [...found].sort(([, one], [, other]) => other.count - one.count)[0]?.[0];
      const chosen = currency !== null && found.has(currency) ? currency : most;
      const least = chosen === undefined ? undefined : found.get(chosen)?.least;
      return chosen === undefined || least === undefined ? null : moneyOf(least, chosen);
    },
  };
}
