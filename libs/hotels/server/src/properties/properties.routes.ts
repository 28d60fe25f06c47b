import {
  hotelPaths,
  hotelPermissions,
  ofSupplierSchema,
  openedPropertySchema,
  propertyRatesSchema,
  propertyReviewsSchema,
} from '@traveldesk/hotels-contract';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  invalid,
  languageOf,
  problems,
  seesNet,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { roomsFor } from '../rates/kept-rates';
import { ratesOf } from '../rates/property-rates';
import { reviewsOf } from '../reviews/property-reviews';
import { stayQuerySchema, type StayQuery } from '../search/read-stay';
import { openProperty } from './open-property';
import { openedFor, type Knowing, type OpenedFor } from './opened-for';

const config = { permission: hotelPermissions.search, apiTokens: true } as const;
const atSupplierSchema = stayQuerySchema.extend(ofSupplierSchema.shape);

export function propertyRoutes(app: App, tools: HotelTools): void {
  const opened = (request: Call, id: string, query: StayQuery) =>
    openedFor(tools, { id, query }, { actor: actorOf(request), language: languageOf(request) });

  app.get(
    hotelPaths.property(':id'),
    {
      config,
      schema: {
        summary: 'A hotel that a search has found, without asking its suppliers',
        params: idParams,
        querystring: stayQuerySchema,
        response: { 200: openedPropertySchema, ...problems(404, 422) },
      },
    },
    async (request) => openProperty(tools, await opened(request, request.params.id, request.query)),
  );

  app.get(
    hotelPaths.propertyRates(':id'),
    {
      config,
      schema: {
        summary: 'The rates of a hotel at one supplier, fetched now',
        params: idParams,
        querystring: atSupplierSchema,
        response: { 200: propertyRatesSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const { supplier, ...query } = request.query;
      const property = await opened(request, request.params.id, query);
      const { outcome, details, ...rates } = await ratesOf(tools, property, knowingOf(property, supplier));
      const rooms = roomsFor(rates, seesNet(actorOf(request)));
      return { outcome, details, rooms, now: new Date().toISOString() };
    },
  );

  app.get(
    hotelPaths.propertyReviews(':id'),
    {
      config,
      schema: {
        summary: 'Reviews of a hotel by guests, as one supplier has them',
        params: idParams,
        querystring: atSupplierSchema,
        response: { 200: propertyReviewsSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const { supplier, ...query } = request.query;
      const property = await opened(request, request.params.id, query);
      return reviewsOf(tools, property.wanted, knowingOf(property, supplier));
    },
  );
}

/** Throws a 422 unless it is a supplier of the buyer that knows the property. */
function knowingOf({ knowing }: OpenedFor, key: string): Knowing {
  const found = knowing.find(({ seller }) => seller.key === key);
  if (!found) throw invalid({ supplier: 'stay_supplier_unknown' });
  return found;
}
