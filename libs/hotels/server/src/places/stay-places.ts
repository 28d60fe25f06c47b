import { sellersOf } from '@traveldesk/companies-server';
import {
  findAirportByCode,
  findAirports,
  findCities,
  findCity,
  findCityByCode,
} from '@traveldesk/geo-server';
import { readPlace, type StayPlace } from '@traveldesk/hotels-contract';
import { folded } from '@traveldesk/shared-contract';
import { officeOf } from './office';
import { airportPlace, cityPlaces, propertyPlace, type PlaceContext } from './place-of';
import { findProperty, propertiesNamed } from './properties.sql';

/** The maximum number of each kind of place. */
const mostOfKind = 6;
/** Counted in the folded text, because marks and accents find nothing. */
const shortestName = 3;

/** Returns the place of a reference; null if there is none. */
export async function findPlace(context: PlaceContext, typed: string): Promise<StayPlace | null> {
  const place = readPlace(typed);
  const { db, language } = context;
  if (!place) return null;
  if (place.kind === 'office') return officeOf(context);
  if (place.kind === 'property') {
    const property = await findProperty(db, place.id, await suppliersFor(context));
    return property ? propertyPlace(context, property) : null;
  }
  if (place.kind === 'city') {
    const city = 'id' in place ? await findCity(db, place.id) : await findCityByCode(db, place.code);
    if (city) return (await cityPlaces(context, [city]))[0] ?? null;
  }
  if ('id' in place) return null;
  const airport = await findAirportByCode(db, place.code);
  return airport ? airportPlace(airport, language) : null;
}

/** Returns the places that a text names: cities, airports, the office, properties of earlier searches. */
export async function searchPlaces(context: PlaceContext, q: string): Promise<StayPlace[]> {
  const { db, language } = context;
  const text = folded(q);
  if (text === '') return [await officeOf(context)].flatMap((office) => office ?? []);
  const page = { q, page: 1, per_page: mostOfKind };
  const [cities, airports, properties] = await Promise.all([
    findCities(db, page, language),
    findAirports(db, page, language),
    text.length < shortestName
      ? []
      : propertiesNamed(db, text, { suppliers: await suppliersFor(context), limit: mostOfKind }),
  ]);
  return [
    ...(await cityPlaces(context, cities.data)),
    ...airports.data.map((airport) => airportPlace(airport, language)),
    ...(await Promise.all(properties.map((property) => propertyPlace(context, property)))),
  ];
}

/** The suppliers whose properties the reader may find; null for all, which only staff may. */
async function suppliersFor({ db, actor, companyId }: PlaceContext): Promise<string[] | null> {
  if (actor.type === 'staff') return null;
  return companyId === null ? [] : (await sellersOf(db, 'hotels', companyId)).map(({ id }) => id);
}
