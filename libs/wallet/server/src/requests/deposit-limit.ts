import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import type { Money } from '@traveldesk/shared-contract';
import { Problem, type Actor, type Tx } from '@traveldesk/shared-server';

/** What an amount of an author's is worth in the currency of a limit; null where nothing says so, and the amount has to wait. */
export async function inLimitCurrency(
  tx: Tx,
  amount: Money,
  currency: string,
  _author: Pick<Actor, 'userId'>,
): Promise<Money | null> {
  try {
    const { rate } = await rateAt(tx, { from: amount.currency, to: currency }, new Date());
    return convert(amount, rate);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
