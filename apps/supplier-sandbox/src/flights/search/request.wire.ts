import { placeWire } from '../reference/reference.wire';
import { findAirport, findCity } from '../../world/places';
import type { OfferWire } from './offer.wire';
import type { SearchRecord } from './record';

/** Returns an offer request for the API, without its offers. */
export function requestWire(search: SearchRecord) {
  return {
    id: search.id,
    live_mode: false,
    created_at: new Date(search.created).toISOString(),
    cabin_class: search.cabin,
    client_key: search.id.slice(4),
    slices: search.slices.map(({ origin, destination, ...slice }) => ({
      origin_type: findAirport(origin) ? 'airport' : 'city',
      origin: placeOf(origin),
      destination_type: findAirport(destination) ? 'airport' : 'city',
      destination: placeOf(destination),
      departure_date: slice.departure_date,
      departure_time: slice.departure_time ?? null,
      arrival_time: slice.arrival_time ?? null,
    })),
    passengers: search.passengers.map(({ fare, ...passenger }) => ({
      given_name: null,
      family_name: null,
      ...passenger,
      type: fare,
    })),
  };
}

function placeOf(code: string) {
  const place = findAirport(code) ?? findCity(code);
  return place ? placeWire(place) : null;
}

/** Groups the offers of a search by slice, flights and brand: `view=itineraries`. An offer of several slices appears under each slice. */
export function itinerariesWire(search: SearchRecord, offers: readonly OfferWire[]) {
  const request = requestWire(search);
  return {
    ...request,
    slices: request.slices.map(({ origin, destination }, at) => {
      const byFlights = groupBy(offers, (offer) => offer.slices[at]?.comparison_key ?? '');
      return {
        origin,
        destination,
        itineraries: byFlights.map((same) => ({
          segments: same[0]?.slices[at]?.segments ?? [],
          brands: groupBy(same, (offer) => offer.slices[at]?.fare_brand_name ?? '').map((branded) => ({
            fare_brand_name: branded[0]?.slices[at]?.fare_brand_name ?? null,
            offers: branded.map((offer) => ({ ...offer, type: 'single_ticket' })),
          })),
        })),
      };
    }),
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
