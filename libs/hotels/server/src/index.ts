import { toolsOf, type ServerModule } from '@traveldesk/shared-server';
import { registerProtocol } from '@traveldesk/suppliers-server';
import { duffelStaysProtocol } from './duffel-stays/duffel-stays.protocol';
import { hotelTools } from './hotels.tools';
import * as hotels from './migrations/20261130T0721_hotels';
import * as negotiatedRates from './migrations/20261130T0780_negotiated_rates';
import { negotiatedRoutes } from './negotiated/negotiated.routes';
import { negotiatedJobs } from './negotiated/register.jobs';
import { placeRoutes } from './places/places.routes';
import { offerRoutes } from './search/offers.routes';
import { forgetSearches } from './search/searches.sql';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const forgetQueue = 'forget-hotel-searches';

/** Hotels: searches all suppliers of a company, and keeps the properties that they sell. */
export const hotelsServer: ServerModule = {
  name: 'hotels',
  migrations: { '20261130T0721_hotels': hotels, '20261130T0780_negotiated_rates': negotiatedRates },
  texts: { en, fr, ar },
  constraints: {
    hotel_negotiated_rates_code: { field: 'code', code: 'negotiated_code_taken' },
  },
  tools: (kernel) => ({ hotels: hotelTools(kernel) }),
  routes: (app, kernel) => {
    const tools = toolsOf(kernel, 'hotels');
    placeRoutes(app, tools);
    offerRoutes(app, tools);
    negotiatedRoutes(app, tools);
  },
  contribute: (kernel) => registerProtocol(kernel, duffelStaysProtocol),
  jobs: async (kernel) => {
    const { jobs, db } = kernel;
    await jobs.queue(forgetQueue, () => forgetSearches(db));
    await jobs.schedule(forgetQueue, '*/10 * * * *');
    await negotiatedJobs(kernel);
  },
};
