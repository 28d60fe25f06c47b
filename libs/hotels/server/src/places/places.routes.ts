import { buyerOf } from '@traveldesk/companies-server';
import {
  hotelPaths,
  hotelPermissions,
  stayPlacesQuerySchema,
  stayPlacesSchema,
} from '@traveldesk/hotels-contract';
import { actorOf, invalid, languageOf, problems, type App } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { buyerErrors } from '../search/read-stay';
import { placeFor } from './office';
import { findPlace, searchPlaces } from './stay-places';

export function placeRoutes(app: App, { db, cities }: HotelTools): void {
  app.get(
    hotelPaths.places,
    {
      config: { permission: hotelPermissions.search },
      schema: {
        summary: 'Places to search for hotels around: cities, airports, the office, properties',
        querystring: stayPlacesQuerySchema,
        response: { 200: stayPlacesSchema, ...problems(422) },
      },
    },
    async (request) => {
      const { q, place, company_id } = request.query;
      const actor = actorOf(request);
      const company = await buyerOf(db, company_id ?? null, actor);
      if (typeof company === 'string') throw invalid(buyerErrors[company]);
      const context = { db, cities, language: languageOf(request), companyId: company?.id ?? null, actor };
      const found =
        place === undefined ? await searchPlaces(context, q ?? '') : [await findPlace(context, place)];
      return { data: found.flatMap((one) => (one ? [placeFor(actor, one)] : [])) };
    },
  );
}
