import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import { readSettings } from '../settings';
import { inLimitCurrency } from './in-limit-currency';

/** Whether an amount is more than staff may put in by themselves: where nothing says what it is worth, it is. */
export async function isOverLimit(tx: Tx, amount: Money): Promise<boolean> {
  const { deposit_limit: limit } = await readSettings(tx);
  const converted = await inLimitCurrency(tx, amount, limit.currency);
  return converted === null || minorUnits(converted) > minorUnits(limit);
}
