import type { ChosenExtra, Extras } from '@traveldesk/flight-bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';

type Bag = Extras['bags'][number];

/** An item on sale with an offer: a bag, or a seat for one traveler on one flight. */
export type ForSale =
  | { kind: 'bag'; price: Money; bag: Bag }
  | { kind: 'seat'; price: Money; designator: string | null; traveller: number; segment: number };

/** Returns the items on sale by the supplier's ref. */
export function forSale({ bags, seats }: Extras): ReadonlyMap<string, ForSale> {
  const ofBags = bags.map((bag) => [bag.ref, { kind: 'bag', price: bag.price, bag }] as const);
  const ofSeats = seats.flatMap(({ segment, cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows
        .flat(2)
        .flatMap(({ choices, designator }) =>
          choices.map(
            ({ ref, price, traveller }) =>
              [ref, { kind: 'seat', price, designator, traveller, segment }] as const,
          ),
        ),
    ),
  );
  return new Map<string, ForSale>([...ofBags, ...ofSeats]);
}

/** Returns the price of several pieces. */
export function pieces(price: Money, quantity: number): Money {
  return moneyOf(minorUnits(price) * BigInt(quantity), price.currency);
}

/** Returns the total of the chosen extras in the offer's currency; null if any of them is not known to be on sale. */
export function extrasTotal(
  chosen: readonly ChosenExtra[],
  extras: Extras | undefined,
  currency: string,
): Money | null {
  if (chosen.length === 0) return moneyOf(0n, currency);
  const sale = extras && forSale(extras);
  let sum = 0n;
  for (const { ref, quantity } of chosen) {
    const found = sale?.get(ref);
    if (!found) return null;
    sum += minorUnits(pieces(found.price, quantity));
  }
  return moneyOf(sum, currency);
}

export function plus(one: Money, other: Money): Money {
  return moneyOf(minorUnits(one) + minorUnits(other), one.currency);
}
