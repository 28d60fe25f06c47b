import { hotelPaths } from '@traveldesk/hotels-contract';
import { priceExplanationSchema } from '@traveldesk/markups-contract';
import { explain } from '@traveldesk/markups-server';
import { idParams, netPricePermission } from '@traveldesk/shared-contract';
import {
  actorOf,
  lacking,
  languageOf,
  notFound,
  problems,
  seesNet,
  type App,
} from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { keptRateFor } from './kept-rate-for';

export function explanationRoutes(app: App, tools: HotelTools): void {
  app.get(
    hotelPaths.rateExplanation(':id'),
    {
      config: { permission: netPricePermission },
      schema: {
        summary: 'The explanation of the price of a hotel’s rate, for staff who manage prices',
        params: idParams,
        response: { 200: priceExplanationSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      // A company's users never see net prices, whatever their permissions.
      if (!seesNet(actor)) throw lacking(netPricePermission);
      const reader = { actor, language: languageOf(request) };
      const found = await keptRateFor(tools, reader, request.params.id);
      if (!found) throw notFound();
      const { pricing, context, kept } = found;
      return explain(tools.kernel, { revision: pricing.revision, context, offer: kept.facts });
    },
  );
}
