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
// Local times of one airport: their texts are in the order of time.
const departure: Order = (one, other) => (departureOf(one) < departureOf(other) ? -1 : 1);

const orders: Record<Sort, readonly Order[]> = {
  best: [stops, duration, price],
  price: [price, stops, duration],
  duration: [duration, price],
  departure: [(one, other) => (departureOf(one) === departureOf(other) ? 0 : departure(one, other)), price],
};

/** Best value is few stops, then little time, then little money (TRAVEL-RULES 39). Equals keep a stable order. */
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

/** The first of each order, for the tiles above the list. */
export function leaders(
  itineraries: readonly Itinerary[],
): Partial<Record<Exclude<Sort, 'departure'>, Itinerary>> {
  const first = (sort: Sort) => sortItineraries(itineraries, sort)[0];
  const [best, price, duration] = [first('best'), first('price'), first('duration')];
  return best && price && duration ? { best, price, duration } : {};
}
