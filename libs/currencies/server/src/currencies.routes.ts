import { currenciesSchema, currencyPaths } from '@traveldesk/currencies-contract';
import type { App } from '@traveldesk/shared-server';
import { allCurrencies } from './currencies';

/** The route of the currencies for forms; the same for every signed-in user. */
export function currencyRoutes(app: App): void {
  app.get(
    currencyPaths.all,
    {
      config: { permission: 'session' },
      schema: {
        summary: 'The currencies of ISO 4217 with their names and numbers of decimals',
        response: { 200: currenciesSchema },
      },
    },
    async () => ({ data: [...allCurrencies()] }),
  );
}
