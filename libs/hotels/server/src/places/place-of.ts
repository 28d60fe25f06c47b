import type { Airport, City } from '@traveldesk/geo-contract';
import { chiefAirports } from '@traveldesk/geo-server';
import { placeText, type StayPlace, type StayPoint } from '@traveldesk/hotels-contract';
import { nameIn, type Language } from '@traveldesk/shared-contract';
import type { Actor, Db } from '@traveldesk/shared-server';
import type { Cities } from './cities';
import type { FoundProperty } from './properties.sql';

/** Where places are looked up, and for whom. */
export interface PlaceContext {
  db: Db;
  cities: Cities;
  language: Language;
  /** The searching company, whose office is a place; null for none. */
  companyId: string | null;
  /** The reader: a company finds the properties of its own suppliers only. */
  actor: Actor;
}

/** A city without coordinates gets those of its most important airport. */
export async function cityPlaces(
  { db, language }: PlaceContext,
  cities: readonly City[],
): Promise<StayPlace[]> {
  const without = cities.filter((city) => pointOf(city) === null).map(({ id }) => id);
  const airports = await chiefAirports(db, without);
  return cities.map((city) => ({
    place: placeText(city.code === null ? { kind: 'city', id: city.id } : { kind: 'city', code: city.code }),
    kind: 'city',
    name: city.name[language],
    detail: city.country.name[language],
    point: pointOf(city) ?? airports.get(city.id) ?? null,
    time_zone: city.time_zone,
  }));
}

export function airportPlace(airport: Airport, language: Language): StayPlace {
  const { iata, latitude, longitude, time_zone, city } = airport;
  return {
    place: placeText({ kind: 'airport', code: iata }),
    kind: 'airport',
    name: `${nameIn(airport, language)} (${iata})`,
    detail: city.name[language],
    point: { latitude, longitude },
    time_zone,
  };
}

export async function propertyPlace({ cities }: PlaceContext, property: FoundProperty): Promise<StayPlace> {
  const point = pointOf(property);
  return {
    place: placeText({ kind: 'property', id: property.id }),
    kind: 'property',
    name: property.name,
    detail: `${property.city}, ${property.country_code}`,
    point,
    time_zone: await zoneAt(cities, point),
  };
}

export function pointOf({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): StayPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Far enough for islands, whose nearest known city is far away but in the same zone. */
const zoneKm = 1_000;

/** The time zone at a point is that of the nearest city; null if none is within reach. */
export async function zoneAt(cities: Cities, point: StayPoint | null): Promise<string | null> {
  if (!point) return null;
  const nearest = await cities.nearest();
  return nearest(point, zoneKm)?.time_zone ?? null;
}
