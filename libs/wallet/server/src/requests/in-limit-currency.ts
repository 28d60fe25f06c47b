import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import type { Money } from '@traveldesk/shared-contract';
import { Problem, type Tx } from '@traveldesk/shared-server';

/** The amount in the currency of a limit; null where nothing says what it is worth. */
export async function inLimitCurrency(tx: Tx, amount: Money, currency: string): Promise<Money | null> {
  try {
    const { rate } = await rateAt(tx, { from: amount.currency, to: currency }, new Date());
    return convert(amount, rate);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
