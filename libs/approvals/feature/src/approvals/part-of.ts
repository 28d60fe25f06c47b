import {
  fitsCurrency,
  isAmountText,
  minorUnits,
  readAmount,
  readingsOf,
  type Money,
} from '@traveldesk/shared-contract';

/** What is wrong with an amount that was typed, by its sentence. */
type PartProblem = 'required' | 'amountForm' | 'amountDecimals' | 'amountSize';
type Read = { part: Money } | { problem: PartProblem } | { readings: { whole: string; decimal: string } };

/** The amount that somebody typed, in digits of any keyboard: a part of what was asked for, or all of it. */
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
