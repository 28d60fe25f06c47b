import { byPrice, type Itinerary } from './itineraries';

export const sorts = ['best', 'price', 'duration', 'departure'] as const;
export type Sort = (typeof sorts)[number];

type Order = (one: Itinerary, other: Itinerary) => number;

function departureOf({ slices }: Itinerary): string {
  return slices[0]?.departing_at ?? '';
}

const price: Order = (one, other) => byPrice(one.cheapest, other.cheapest);
const duration: Order = (one, other) => one.minutes - other.minutes;
const stops: Order = (one, other) => one.stops - other.stops;
// Local times at the same airport, so comparing the strings compares the times.
const departure: Order = (one, other) => (departureOf(one) < departureOf(other) ? -1 : 1);

const orders: Record<Sort, readonly Order[]> = {
  best: [stops, duration, price],
  price: [price, stops, duration],
  duration: [duration, price],
  departure: [(one, other) => (departureOf(one) === departureOf(other) ? 0 : departure(one, other)), price],
};

/**
 * Sorts itineraries. The best value is fewest stops, then shortest duration, then lowest price (TRAVEL-RULES 39). Equal ones keep a stable
 * order by key.
 */
export function sortItineraries(itineraries: readonly Itinerary[], sort: Sort): Itinerary[] {
  const compare: Order = (one, other) => {
    for (const order of orders[sort]) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return one.key < other.key ? -1 : 1;
  };
  return [...itineraries].sort(compare);
}

/** Returns the first itinerary of each order, for the tiles above the list. */
export function leaders(
  itineraries: readonly Itinerary[],
): Partial<Record<Exclude<Sort, 'departure'>, Itinerary>> {
  const first = (sort: Sort) => sortItineraries(itineraries, sort)[0];
  const [best, price, duration] = [first('best'), first('price'), first('duration')];
  return best && price && duration ? { best, price, duration } : {};
}
