import type { Money } from '@traveldesk/shared-contract';

/**
 * Returns an amount that `money` has read in minor units. An answer has tens of thousands of amounts, and a number is several
 * times faster than a bigint. A number with fifteen digits before the point may lose a unit, but no price is that large.
 */
export function unitsOf({ amount }: Money): number {
  return Number(amount.replace('.', ''));
}
