import {
  hotelPriceCheckQuerySchema,
  markupPaths,
  markupPermissions,
  priceCheckQuerySchema,
  priceCheckSchema,
} from '@traveldesk/markups-contract';
import { problems, type App } from '@traveldesk/shared-server';
import { checkPrice, checkRate } from './price-check';

export function priceCheckRoutes(app: App): void {
  app.get(
    markupPaths.priceCheck,
    {
      config: { permission: markupPermissions.list },
      schema: {
        summary: 'What a fare would be sold for now, and why',
        querystring: priceCheckQuerySchema,
        response: { 200: priceCheckSchema, ...problems(422) },
      },
    },
    (request) => checkPrice(app.kernel, request.query),
  );
  app.get(
    markupPaths.hotelPriceCheck,
    {
      config: { permission: markupPermissions.list },
      schema: {
        summary: 'What a hotel’s rate would be sold for now, and why',
        querystring: hotelPriceCheckQuerySchema,
        response: { 200: priceCheckSchema, ...problems(422) },
      },
    },
    (request) => checkRate(app.kernel, request.query),
  );
}
