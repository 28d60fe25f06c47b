import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { Problem, type Tx } from '@traveldesk/shared-server';
import { readSettings } from '../settings';

/** Whether an amount is more than a person of the staff may put in alone: where nothing says what it is worth, it is. */
export async function isOverLimit(tx: Tx, amount: Money, author: string): Promise<boolean> {
  const { deposit_limit: limit } = await readSettings(tx);
  const worth = await inLimitCurrency(tx, amount, limit.currency, author);
  return worth === null || minorUnits(worth) > minorUnits(limit);
}

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
