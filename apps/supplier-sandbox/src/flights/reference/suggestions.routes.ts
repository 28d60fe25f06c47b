import { z } from 'zod';
import type { Routes } from '../../context';
import { invalidField } from '../../http/errors';
import { readQuery } from '../../http/validate';
import { isBig } from '../world/network';
import { allAirports, allCities, distanceKm, folded, type Airport, type City } from '../../world/places';
import { suggestionWire } from './reference.wire';

const query = z.object({
  query: z.string().trim().min(1).max(100).optional(),
  name: z.string().trim().min(1).max(100).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  rad: z.coerce.number().min(0).max(1_000_000).default(100_000),
});
const most = 20;

/** `GET /places/suggestions`: by typed text or by position. A list without `meta` (SUPPLIER 1). */
export const suggestionRoutes: Routes = (app) => {
  app.get('/places/suggestions', (request) => {
    const asked = readQuery(query, request.query);
    const typed = asked.query ?? asked.name;
    if (typed !== undefined) return { data: matching(typed).map(suggestionWire) };
    const { lat: latitude, lng: longitude, rad } = asked;
    if (latitude === undefined || longitude === undefined) {
      throw invalidField('validation_required', '/query', "Field 'query' can't be blank");
    }
    return { data: around({ latitude, longitude }, rad / 1000).map(suggestionWire) };
  });
};

/** Cities are suggested only if they have several airports; otherwise the airport is enough. */
const places: readonly { place: Airport | City; code: string; words: string; weight: number }[] = [
  ...allCities
    .filter((city) => city.airports.length > 1)
    .map((place) => ({ place, code: place.iata, words: folded(place.name), weight: 0 })),
  ...allAirports.map((place) => ({
    place,
    code: place.iata,
    words: folded(`${place.cityName} ${place.name}`),
    weight: isBig(place.iata) ? 1 : 2,
  })),
];

/** Returns matches in this order: code, start of the name, start of a word; cities and large airports first. */
function matching(typed: string): (Airport | City)[] {
  const text = folded(typed);
  return places
    .map((one) => ({ ...one, rank: rankOf(one, text) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.weight - b.weight || (a.words < b.words ? -1 : 1))
    .slice(0, most)
    .map(({ place }) => place);
}

function rankOf({ code, words }: { code: string; words: string }, text: string): number {
  if (code.toLowerCase() === text) return 0;
  if (words.startsWith(text)) return 1;
  return words.includes(` ${text}`) ? 2 : 3;
}

function around(point: { latitude: number; longitude: number }, km: number): Airport[] {
  return allAirports
    .map((airport) => ({ airport, far: distanceKm(point, airport) }))
    .filter(({ far }) => far <= km)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ airport }) => airport);
}
