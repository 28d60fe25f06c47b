import type { Money } from '@traveldesk/shared-contract';

/**
 * Returns an amount that `money` has read in minor units. An answer has tens of thousands of amounts, and a number is several times faster
 * than a bigint; one of fifteen digits before the point may lose a unit, and no price has that many.
 */
export function unitsOf({ amount }: Money): number {
  return Number(amount.replace('.', ''));
}
