import { textOrder } from '@traveldesk/shared-contract';
import type { StayProperty, StayRate, StayResult } from './result';

/** A rate of a card, with its result and its supplier. `from` is as in the result. */
export interface CardRate extends StayRate {
  result: string;
  supplier: string;
  from: boolean;
}

/** A property with the rates of all suppliers that sell it. */
export interface StayCard {
  property: StayProperty;
  rates: CardRate[];
}

/**
 * Returns a card for each property. Where suppliers disagree about a property, the one with the first key wins, so that cards do
 * not depend on the order of the answers; facts that it does not state come from the next supplier.
 */
export function cardsOf(results: readonly StayResult[]): StayCard[] {
  const byProperty = new Map<string, StayResult[]>();
  for (const result of results) {
    const same = byProperty.get(result.property.id);
    if (same) same.push(result);
    else byProperty.set(result.property.id, [result]);
  }
  return [...byProperty.values()].map((same) => {
    const sorted = same.sort((one, other) => textOrder(one.supplier, other.supplier));
    return {
      property: sorted.map(({ property }) => property).reduce(completed),
      rates: sorted.flatMap(({ id, supplier, from, rates }) =>
        rates.map((rate) => ({ ...rate, result: id, supplier, from })),
      ),
    };
  });
}

function completed(known: StayProperty, other: StayProperty): StayProperty {
  return {
    ...known,
    point: known.point ?? other.point,
    km: known.point ? known.km : other.km,
    chain: known.chain ?? other.chain,
    stars: known.stars ?? other.stars,
    review: known.review ?? other.review,
    amenities: known.amenities ?? other.amenities,
  };
}
