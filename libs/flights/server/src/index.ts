import { toolsOf, type ServerModule } from '@traveldesk/shared-server';
import { aroundRoutes } from './around/around.routes';
import { scheduleForgetting } from './flights.jobs';
import { flightTools } from './flights.tools';
import { keptRoutes } from './kept/kept.routes';
import * as flights from './migrations/20261121T0700_flights';
import * as reviews from './migrations/20261122T1400_flight_reviews';
import * as pricing from './migrations/20261124T0700_flight_pricing';
import { reviewRoutes } from './review/review.routes';
import { offerRoutes } from './search/offers.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

/** Flights: searched for at all suppliers of a company, compared and chosen. */
export const flightsServer: ServerModule = {
  name: 'flights',
  migrations: {
    '20261121T0700_flights': flights,
    '20261122T1400_flight_reviews': reviews,
    '20261124T0700_flight_pricing': pricing,
  },
  texts: { en, fr, ar },
  constraints: { flight_saved_searches_name: { field: 'name', code: 'saved_search_name_taken' } },
  tools: (kernel) => ({ flights: flightTools(kernel) }),
  routes: (app, kernel) => {
    const tools = toolsOf(kernel, 'flights');
    offerRoutes(app, tools);
    reviewRoutes(app, tools);
    keptRoutes(app, tools);
    aroundRoutes(app, tools);
  },
  jobs: scheduleForgetting,
};
