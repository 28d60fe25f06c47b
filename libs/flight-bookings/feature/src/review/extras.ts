import type { ChosenExtra, Extras } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';

type Bag = Extras['bags'][number];

/** One thing that is for sale beside an offer: a bag, or a seat for one traveller on one flight. */
export type ForSale =
  | { kind: 'bag'; price: Money; bag: Bag }
  | { kind: 'seat'; price: Money; designator: string | null; traveller: number; segment: number };

/** What is for sale, by its name at the supplier. */
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

/** So many of it, each at its price. */
export function pieces(price: Money, quantity: number): Money {
  return moneyOf(minorUnits(price) * BigInt(quantity), price.currency);
}

/** What is chosen comes to, in the offer's currency; null where something of it is not known to be for sale. */
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
