import {
  hotelPaths,
  hotelPermissions,
  ofSupplierSchema,
  propertyRatesSchema,
} from '@traveldesk/hotels-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, invalid, languageOf, problems, seesNet, type App } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { openedFor } from '../properties/opened-for';
import { stayQuerySchema } from '../search/read-stay';
import { roomsFor } from './kept-rates';
import { ratesOf } from './property-rates';

export function rateRoutes(app: App, tools: HotelTools): void {
  app.get(
    hotelPaths.propertyRates(':id'),
    {
      config: { permission: hotelPermissions.search, apiTokens: true },
      schema: {
        summary: 'The rates of a hotel at one supplier, fetched now',
        params: idParams,
        querystring: stayQuerySchema.extend(ofSupplierSchema.shape),
        response: { 200: propertyRatesSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { supplier, ...query } = request.query;
      const reader = { actor, language: languageOf(request) };
      const opened = await openedFor(tools, { ...request.params, query }, reader);
      const knowing = opened.knowing.find(({ seller }) => seller.key === supplier);
      if (!knowing) throw invalid({ supplier: 'stay_supplier_unknown' });
      const { outcome, details, ...rates } = await ratesOf(tools, opened, knowing);
      return { outcome, details, rooms: roomsFor(rates, seesNet(actor)), now: new Date().toISOString() };
    },
  );
}
