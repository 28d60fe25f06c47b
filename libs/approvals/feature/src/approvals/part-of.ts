import {
  fitsCurrency,
  isAmountText,
  minorUnits,
  readAmount,
  readingsOf,
  type Money,
} from '@traveldesk/shared-contract';

/** Keys of the messages for an invalid amount. */
type PartProblem = 'required' | 'amountForm' | 'amountDecimals' | 'amountSize';
type Read = { part: Money } | { problem: PartProblem } | { readings: { whole: string; decimal: string } };

/** Parses a typed amount, in any keyboard's digits: a part of the requested amount, or all of it. */
export function partOf(typed: string, whole: Money): Read {
  const amount = readAmount(typed, whole.currency);
  if (amount === '') return { problem: 'required' };
  const readings = readingsOf(amount, whole.currency);
  if (readings) return { readings };
  if (!isAmountText(amount, 15)) return { problem: 'amountForm' };
  const part = { amount, currency: whole.currency };
  if (!fitsCurrency(part)) return { problem: 'amountDecimals' };
  const units = minorUnits(part);
  return units > 0n && units <= minorUnits(whole) ? { part } : { problem: 'amountSize' };
}
