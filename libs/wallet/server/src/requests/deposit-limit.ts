import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { Problem, type Tx } from '@traveldesk/shared-server';
import { readSettings } from '../settings';

/** Whether an amount is more than staff may put in by themselves: where nothing says what it is worth, it is. */
export async function isOverLimit(tx: Tx, amount: Money): Promise<boolean> {
  const { deposit_limit: limit } = await readSettings(tx);
  try {
    const { rate } = await rateAt(tx, { from: amount.currency, to: limit.currency }, new Date());
    return minorUnits(convert(amount, rate)) > minorUnits(limit);
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}
