import type { Offer, Slice } from '@traveldesk/flights-contract';
import { minorUnits } from '@traveldesk/shared-contract';

/** An itinerary: the same flights with all their fares. */
export interface Itinerary {
  key: string;
  slices: readonly Slice[];
  /** Cheapest first. */
  offers: readonly Offer[];
  cheapest: Offer;
  /** Total of all trips, including layovers. */
  minutes: number;
  stops: number;
}

/** Returns the price in minor units, exact up to 2^53, for comparison within a search, whose prices are in one currency. */
export function minorOf({ price }: Offer): number {
  return Number(minorUnits(price.total));
}

export function byPrice(one: Offer, other: Offer): number {
  return minorOf(one) - minorOf(other);
}

/** Groups offers by their flights, in the order of first occurrence. */
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
 * Returns the cheapest offer of each fare, for comparison. A brand occurs several times if conditions, bags or cabin differ, because a
 * refundable fare is a different product. A fare without a name is a group of its own.
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
