import type { ServerModule } from '@traveldesk/shared-server';
import { aroundRoutes } from './around/around.routes';
import { scheduleForgetting } from './flights.jobs';
import { flightTools } from './flights.tools';
import { keptRoutes } from './kept/kept.routes';
import * as flights from './migrations/20261121T0700_flights';
import { reviewRoutes } from './review/review.routes';
import { offerRoutes } from './search/offers.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Flights: searched for at all suppliers of a company, compared and chosen. */
export const flightsServer: ServerModule = {
  name: 'flights',
  migrations: { '20261121T0700_flights': flights },
  texts: { en, fr, ar },
  routes: (app, kernel) => {
    const tools = flightTools(kernel);
    offerRoutes(app, tools);
    reviewRoutes(app, tools);
    keptRoutes(app, tools);
    aroundRoutes(app, tools);
  },
  jobs: scheduleForgetting,
};
