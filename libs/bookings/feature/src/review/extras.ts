import type { ChosenExtra, Extras } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';

interface Priced {
  price: Money;
  label: string | null;
}

/** What is for sale, by its name at the supplier. */
function pricesOf(extras: Extras): ReadonlyMap<string, Priced> {
  const seats = extras.seats.flatMap(({ cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows
        .flat(2)
        .flatMap(({ choices, designator }) =>
          choices.map(({ ref, price }) => [ref, { price, label: designator }] as const),
        ),
    ),
  );
  return new Map([...extras.bags.map(({ ref, price }) => [ref, { price, label: null }] as const), ...seats]);
}

/** What is chosen comes to, in the offer's currency; null where something of it is not known to be for sale. */
export function extrasTotal(
  chosen: readonly ChosenExtra[],
  extras: Extras | undefined,
  currency: string,
): Money | null {
  if (chosen.length === 0) return moneyOf(0n, currency);
  const prices = extras && pricesOf(extras);
  let sum = 0n;
  for (const { ref, quantity } of chosen) {
    const found = prices?.get(ref);
    if (!found) return null;
    sum += minorUnits(found.price) * BigInt(quantity);
  }
  return moneyOf(sum, currency);
}

export function plus(one: Money, other: Money): Money {
  return moneyOf(minorUnits(one) + minorUnits(other), one.currency);
}
