import { countryOf, distanceKm, findCity } from '../../world/places';
import { stayCities } from './cities.data';
import type { Point, StayPlace } from './property';

function placeOf(iata: string, latitude: number, longitude: number): StayPlace {
  const city = findCity(iata);
  if (!city) throw new Error(`There is no city ${iata}.`);
  const { currency, phoneCode } = countryOf(city.country);
  const { name, country, timeZone, airports } = city;
  return { name, country, timeZone, currency, phoneCode, airports, latitude, longitude };
}

/** The cities with properties, each with its number of properties. */
export const stayPlaces: readonly { place: StayPlace; properties: number }[] = stayCities.flatMap(
  ({ cities, properties }) => cities.map((city) => ({ place: placeOf(...city), properties })),
);

/** The nearest city with properties. */
export function nearestPlace(point: Point): StayPlace {
  let [nearest, least] = [stayPlaces[0]?.place, Infinity];
  for (const { place } of stayPlaces) {
    const km = distanceKm(place, point);
    if (km < least) [nearest, least] = [place, km];
  }
  if (!nearest) throw new Error('No city has properties.');
  return nearest;
}
