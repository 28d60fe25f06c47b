import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Problem, type Tx } from '@traveldesk/shared-server';

/**
 * An amount in the currency of a limit that `author`, a person, must not move: by rates that the author did not write or that somebody
 * else approved. Null where none is new enough.
 */
export async function inLimitCurrency(
  tx: Tx,
  amount: Money,
  currency: string,
  author: string,
): Promise<Money | null> {
  try {
    const pair = { from: amount.currency, to: currency };
    const { rate } = await rateAt(tx, pair, new Date(), { independentOf: author });
    return convert(amount, rate);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** The sum of amounts, in minor units by their currency, as above: in minor units of the limit's currency. */
export async function sumInLimitCurrency(
  tx: Tx,
  amounts: ReadonlyMap<string, bigint>,
  currency: string,
  author: string,
): Promise<bigint | null> {
  let sum = 0n;
  for (const [from, minor] of amounts) {
    const worth = await inLimitCurrency(tx, moneyOf(minor, from), currency, author);
    if (worth === null) return null;
    sum += minorUnits(worth);
  }
  return sum;
}
