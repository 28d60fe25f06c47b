import { hotelPermissions, propertiesPermission } from '@traveldesk/hotels-contract';
import { companyIn, toolsOf, type ServerModule } from '@traveldesk/shared-server';
import { registerProtocol } from '@traveldesk/suppliers-server';
import { savedSearchFinder } from '@traveldesk/users-server';
import { duffelStaysProtocol } from './duffel-stays/duffel-stays.protocol';
import { hotelTools } from './hotels.tools';
import { keptRoutes } from './own-searches/kept.routes';
import * as hotels from './migrations/20261130T0721_hotels';
import * as quotes from './migrations/20261130T0770_hotel_quotes';
import * as property from './migrations/20261130T0760_hotel_property';
import * as customers from './migrations/20261130T0830_hotel_customers';
import * as negotiatedRates from './migrations/20261130T0780_negotiated_rates';
import * as decisions from './migrations/20261130T0811_property_decisions';
import { negotiatedRoutes } from './negotiated/negotiated.routes';
import { negotiatedJobs } from './negotiated/register.jobs';
import { placeRoutes } from './places/places.routes';
import { photoRoutes } from './photos/photos.routes';
import { forgetPhotos } from './photos/photos.sql';
import { matchProperties } from './properties/property-matches.jobs';
import { propertyRoutes } from './properties/properties.routes';
import { recordRoutes } from './properties/records.routes';
import { quoteDocumentRoutes } from './quotes/quote-document.routes';
import { quoteRoutes } from './quotes/quotes.routes';
import { forgetQuotes } from './quotes/quotes.sql';
import { explanationRoutes } from './rates/explanation.routes';
import { forgetRates } from './rates/rates.sql';
import { offerRoutes } from './search/offers.routes';
import { forgetSearches } from './search/searches.sql';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const forgetQueue = 'forget-hotel-searches';
const matchQueue = 'match-hotel-properties';

/** Hotels: searches all suppliers of a company, and keeps the properties that they sell. */
export const hotelsServer: ServerModule = {
  name: 'hotels',
  migrations: {
    '20261130T0721_hotels': hotels,
    '20261130T0760_hotel_property': property,
    '20261130T0770_hotel_quotes': quotes,
    '20261130T0780_negotiated_rates': negotiatedRates,
    '20261130T0811_property_decisions': decisions,
    '20261130T0830_hotel_customers': customers,
  },
  texts: { en, fr, ar },
  permissions: [propertiesPermission],
  finders: {
    hotel_search: savedSearchFinder('hotel', {
      path: (id) => `/hotels/search?saved=${id}`,
      permission: hotelPermissions.search,
    }),
  },
  constraints: {
    hotel_negotiated_rates_code: { field: 'code', code: 'negotiated_code_taken' },
  },
  tools: (kernel) => ({ hotels: hotelTools(kernel) }),
  routes: (app, kernel) => {
    const tools = toolsOf(kernel, 'hotels');
    placeRoutes(app, tools);
    offerRoutes(app, tools);
    keptRoutes(app, tools);
    propertyRoutes(app, tools);
    recordRoutes(app, tools);
    quoteRoutes(app, tools);
    quoteDocumentRoutes(app, tools);
    photoRoutes(app, tools);
    explanationRoutes(app, tools);
    negotiatedRoutes(app, tools);
  },
  companiesOf: { hotel_quote: companyIn('hotel_quotes', 'company_id') },
  contribute: (kernel) => registerProtocol(kernel, duffelStaysProtocol),
  jobs: async (kernel) => {
    const { jobs, db, stopping } = kernel;
    await jobs.queue(forgetQueue, async () => {
      await forgetSearches(db);
      await forgetRates(db);
      await forgetQuotes(db);
      await forgetPhotos(db);
    });
    await jobs.schedule(forgetQueue, '*/10 * * * *');
    await jobs.queue(matchQueue, () => matchProperties(db, stopping));
    await jobs.schedule(matchQueue, '* * * * *');
    await negotiatedJobs(kernel);
  },
};

export { converterInto, linesWithTreatments } from './rates/keep-rates';
export { rateFor, type KeptRate } from './rates/kept-rates';
export { cancellationSteps, paidByRate, tiersOf, type CancellationStep } from './rates/rate-money';
export type { BookedStay, NamedGuest, NewStay } from './bookings/booking-adapter';
export { customerOf } from './bookings/customers';
export { lookForStay, type Walk } from './bookings/look-for-stay';
export {
  askStay,
  performStay,
  readStayDelivery,
  sellsHotels,
  staySettlesWithinMs,
} from './bookings/stays-at';
export type { HotelTools } from './hotels.tools';
export type { KeptQuote } from './quotes/kept-quote';
export { acceptedAt, findQuote } from './quotes/quotes.sql';
export { conditionParts, dayFacts, guestFacts, propertyFacts, roomFacts } from './quotes/stay-parts';
export { termsText } from './quotes/quote-terms';
export { zoneAt } from './places/place-of';
