import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import type { Money } from '@traveldesk/shared-contract';
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
