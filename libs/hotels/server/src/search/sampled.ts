import type { PricedRate } from '@traveldesk/markups-contract/engine';

/** The number of rates to keep for the middle one; with more rates, every second, fourth and so on. */
const mostSpread = 200;

/** Collects the cheapest, a middle and the dearest of rates in one currency, without keeping or sorting all of them. */
export function createSampled() {
  let least: PricedRate | undefined;
  let dearest: PricedRate | undefined;
  let [lowest, highest] = [Infinity, -Infinity];
  let spread: PricedRate[] = [];
  let seen = 0;
  let step = 1;
  return {
    see: (rate: PricedRate): void => {
      const amount = amountOf(rate);
      if (amount < lowest) [least, lowest] = [rate, amount];
      if (amount > highest) [dearest, highest] = [rate, amount];
      if (seen % step === 0) spread.push(rate);
      seen += 1;
      if (spread.length < mostSpread) return;
      spread = spread.filter((_, at) => at % 2 === 0);
      step *= 2;
    },
    /** Returns up to three rates, from the cheapest to the dearest. */
    kept: (): PricedRate[] => {
      const sorted = spread.toSorted((one, other) => amountOf(one) - amountOf(other));
      const middle = sorted[Math.floor((sorted.length - 1) / 2)];
      return [...new Set([least, middle, dearest])].filter((rate) => rate !== undefined);
    },
  };
}

function amountOf({ net: { total } }: PricedRate): number {
  return Number(total.amount);
}
