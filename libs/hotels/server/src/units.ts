import { currencyExponent, type Money } from '@traveldesk/shared-contract';

/**
 * Returns an amount that `money` has read in minor units. An answer has tens of thousands of amounts, and a number is several times faster
 * than a bigint; one of fifteen digits before the point may lose a unit, and no price has that many.
 */
export function unitsOf({ amount, currency }: Money): number {
  return Math.round(Number(amount) * 10 ** currencyExponent(currency));
}
