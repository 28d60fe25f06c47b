import { z } from 'zod';
import type { Routes } from '../../context';
import { notFound } from '../../http/errors';
import { pageOf, pageQuery } from '../../http/paging';
import { readData, readQuery } from '../../http/validate';
import { folded } from '../../world/places';
import { assumed } from '../assumed';
import { locationBody } from '../search/search.schema';
import { allProperties, findProperty, propertiesAround } from '../world/properties';
import type { Property } from '../world/property';
import { reviewsOf } from '../world/reviews';
import { accommodationWire, locationWire } from './accommodation.wire';

const idParams = z.object({ id: z.string() });
const listQuery = pageQuery.extend({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  radius: z.coerce.number().min(1).max(assumed.mostRadiusKm).default(10),
});
const suggestionBody = z.object({
  query: z.string().trim().min(1).max(100),
  location: locationBody.nullish(),
});
const mostSuggestions = 20;

/** Properties without prices (STAYS 1). */
export const accommodationRoutes: Routes = (app, { address }) => {
  app.post('/stays/accommodation/suggestions', (request) => {
    const { query, location } = readData(suggestionBody, request.body);
    const among = location
      ? propertiesAround(location.geographic_coordinates, location.radius)
      : allProperties();
    return { data: matching(among, query).map(suggestionWire) };
  });

  app.get('/stays/accommodation', (request) => {
    const { latitude, longitude, radius, ...page } = readQuery(listQuery, request.query);
    const { data, meta } = pageOf(propertiesAround({ latitude, longitude }, radius), page);
    return { data: data.map((one) => accommodationWire(one, { url: address.url, rooms: [] })), meta };
  });

  app.get('/stays/accommodation/:id', (request) => ({
    data: accommodationWire(propertyOf(request.params), { url: address.url, rooms: [] }),
  }));

  app.get('/stays/accommodation/:id/reviews', (request) => {
    const reviews = reviewsOf(propertyOf(request.params));
    const { data, meta } = pageOf(reviews, readQuery(pageQuery, request.query));
    return { data: { reviews: data.map(({ id: _, ...review }) => review) }, meta };
  });
};

function propertyOf(params: unknown): Property {
  const property = findProperty(readQuery(idParams, params).id);
  if (!property) throw notFound('accommodation');
  return property;
}

/** Each typed word must begin a word of the name or the city; names that begin with the text come first. */
function matching(among: readonly Property[], query: string): Property[] {
  const typed = folded(query);
  const words = typed.split(/\s+/);
  return among
    .map((property) => ({ property, text: folded(`${property.name} ${property.place.name}`) }))
    .filter(({ text }) => words.every((word) => text.startsWith(word) || text.includes(` ${word}`)))
    .sort((a, b) => Number(b.text.startsWith(typed)) - Number(a.text.startsWith(typed)))
    .slice(0, mostSuggestions)
    .map(({ property }) => property);
}

const suggestionWire = (property: Property) => ({
  accommodation_id: property.id,
  accommodation_name: property.name,
  accommodation_location: locationWire(property),
});
