import { fitsCurrency, minorUnits, plainNumber, type Money } from '@traveldesk/shared-contract';

/** What is wrong with an amount that was typed, by its sentence. */
export type PartProblem = 'required' | 'amountForm' | 'amountDecimals' | 'amountSize';

/** The amount that somebody typed, in digits of any keyboard: a part of what was asked for, or all of it. */
export function partOf(typed: string, whole: Money): { part: Money } | { problem: PartProblem } {
  const amount = plainNumber(typed);
  if (amount === '') return { problem: 'required' };
  if (!/^\d{1,15}(\.\d{1,4})?$/.test(amount)) return { problem: 'amountForm' };
  const part = { amount, currency: whole.currency };
  if (!fitsCurrency(part)) return { problem: 'amountDecimals' };
  const units = minorUnits(part);
  return units > 0n && units <= minorUnits(whole) ? { part } : { problem: 'amountSize' };
}
