import type { Offer, Slice } from '@traveldesk/flights-contract';
import { minorUnits } from '@traveldesk/shared-contract';

/** The same flights, and every fare they are sold at. */
export interface Itinerary {
  key: string;
  slices: readonly Slice[];
  /** The cheapest first. */
  offers: readonly Offer[];
  cheapest: Offer;
  /** Of all slices together, waits within them included. */
  minutes: number;
  stops: number;
}

/** Integer minor units, exact up to 2^53: enough to compare prices by, which are in one currency in a search. */
export function minorOf({ price }: Offer): number {
  return Number(minorUnits(price.total));
}

export function byPrice(one: Offer, other: Offer): number {
  return minorOf(one) - minorOf(other);
}

/** Offers by the flights they are of, in the order in which those came first. */
export function groupOffers(offers: readonly Offer[]): Itinerary[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const group = groups.get(offer.itinerary_key);
    if (group) group.push(offer);
    else groups.set(offer.itinerary_key, [offer]);
  }
  return [...groups].flatMap(([key, group]) => {
    const sorted = group.sort(byPrice);
    const [cheapest] = sorted;
    return cheapest ? [itineraryOf(key, sorted, cheapest)] : [];
  });
}

function itineraryOf(key: string, offers: readonly Offer[], cheapest: Offer): Itinerary {
  const { slices } = cheapest;
  return {
    key,
    slices,
    offers,
    cheapest,
    minutes: slices.reduce((sum, slice) => sum + slice.minutes, 0),
    stops: slices.reduce((sum, slice) => sum + slice.stops, 0),
  };
}

/**
 * The cheapest offer of each fare: what there is to compare. Of one brand there are several where the conditions, the bags or the
 * class differ: what is refundable for more is not the same thing for more. A fare without a name is one of its own.
 */
export function fareBrands({ offers }: Pick<Itinerary, 'offers'>): Offer[] {
  const brands = new Map<string, Offer>();
  for (const offer of offers) {
    const brand = fareOf(offer);
    if (!brands.has(brand)) brands.set(brand, offer);
  }
  return [...brands.values()];
}

function fareOf({ id, supplier, fare_brand, cabin, bags, conditions, slices }: Offer): string {
  const flights = slices.map((slice) => [
    slice.conditions,
    ...slice.segments.map((flight) => [flight.cabin, flight.bags.carry_on, flight.bags.checked]),
  ]);
  const { change, refund } = conditions;
  return JSON.stringify([
    supplier,
    fare_brand ?? id,
    cabin,
    bags.carry_on,
    bags.checked,
    change,
    refund,
    flights,
  ]);
}
