import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import { readSettings } from '../settings';
import { inLimitCurrency } from './in-limit-currency';

/** Whether an amount is more than a person of the staff may put in alone: where nothing says what it is worth, it is. */
export async function isOverLimit(tx: Tx, amount: Money, author: string): Promise<boolean> {
  const { deposit_limit: limit } = await readSettings(tx);
  const worth = await inLimitCurrency(tx, amount, limit.currency, author);
  return worth === null || minorUnits(worth) > minorUnits(limit);
}
