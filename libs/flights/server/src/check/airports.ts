import type { Place } from '@traveldesk/geo-server';
import type { SupplierNames, SupplierOffer, SupplierSegment } from '../adapter';

/** What is known of an airport: the product's own word, else the supplier's. */
export interface AirportFacts {
  /** Whether the product knows it itself. */
  own: boolean;
  /** What is equal for two airports of one city; null where nobody says. */
  city: string | null;
  city_code: string | null;
  time_zone: string | null;
}

/** Airports by their code. A code of a city alone is none. */
export type Airports = ReadonlyMap<string, AirportFacts>;

export function airportsOf(
  codes: readonly string[],
  own: ReadonlyMap<string, Place>,
  theirs: SupplierNames['places'],
): Airports {
  const airports = new Map<string, AirportFacts>();
  for (const code of codes) {
    const place = own.get(code);
    const told = theirs.get(code);
    if (place?.kind === 'airport') {
      const { city_code, time_zone } = place;
      const city = city_code ?? `${place.city.en}, ${place.country.en}`;
      airports.set(code, { own: true, city, city_code, time_zone });
    } else if (!place && told) {
      const { city_code, time_zone } = told;
      airports.set(code, { own: false, city: city_code, city_code, time_zone });
    }
  }
  return airports;
}

/** The codes of all airports that offers lead over, and of the places their trips are said to lead to. */
export function codesOf(offers: readonly Pick<SupplierOffer, 'slices'>[]): string[] {
  const codes = new Set<string>();
  for (const { slices } of offers) {
    for (const { origin, destination, segments } of slices) {
      codes.add(origin).add(destination);
      for (const segment of segments) codes.add(segment.origin).add(segment.destination);
    }
  }
  return [...codes];
}

/** Whether one can go on from where a flight arrives with the next: from there, or from another airport of the city. */
export function connects(before: SupplierSegment, next: SupplierSegment, airports: Airports): boolean {
  if (before.destination === next.origin) return true;
  const city = airports.get(before.destination)?.city;
  return Boolean(city) && city === airports.get(next.origin)?.city;
}
