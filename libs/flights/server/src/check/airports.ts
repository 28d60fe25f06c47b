import type { CodedPlace } from '@traveldesk/geo-server';
import type { SupplierNames, SupplierOffer, SupplierSegment } from '../adapter';

/** Facts about an airport: from the product's own reference data, otherwise from the supplier. */
export interface AirportFacts {
  /** Whether the facts come from the product's own reference data. */
  own: boolean;
  /** Equal for two airports of the same city; null if unknown. */
  city: string | null;
  city_code: string | null;
  time_zone: string | null;
}

/** Airports by code. Codes of cities are not included. */
export type Airports = ReadonlyMap<string, AirportFacts>;

export function airportsOf(
  codes: readonly string[],
  own: ReadonlyMap<string, CodedPlace>,
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

/** Returns the codes of all airports that the offers use, and of the stated ends of their trips. */
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

/** Whether a flight can connect to the next: it departs from the same airport, or from another airport of the same city. */
export function connects(before: SupplierSegment, next: SupplierSegment, airports: Airports): boolean {
  if (before.destination === next.origin) return true;
  const city = airports.get(before.destination)?.city;
  return Boolean(city) && city === airports.get(next.origin)?.city;
}
