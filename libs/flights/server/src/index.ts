import { flightPermissions } from '@traveldesk/flights-contract';
import { toolsOf, type ServerModule } from '@traveldesk/shared-server';
import { registerProtocol } from '@traveldesk/suppliers-server';
import { savedSearchFinder } from '@traveldesk/users-server';
import { aroundRoutes } from './day-prices/around.routes';
import { duffelProtocol } from './duffel/duffel.protocol';
import { scheduleForgetting } from './flights.jobs';
import { flightTools } from './flights.tools';
import { keptRoutes } from './own-searches/kept.routes';
import * as flights from './migrations/20261121T0700_flights';
import * as reviews from './migrations/20261122T1400_flight_reviews';
import * as orderCalls from './migrations/20261124T0640_order_calls';
import * as pricing from './migrations/20261124T0700_flight_pricing';
import * as ordered from './migrations/20261124T1215_searches_ordered';
import * as savedPrices from './migrations/20261124T1700_saved_prices';
import * as savedPriceBuyers from './migrations/20261125T2340_saved_price_buyers';
import * as adultAge from './migrations/20261129T1800_adult_age';
import { reviewRoutes } from './review/review.routes';
import { offerRoutes } from './search/offers.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export type { FlightTools } from './flights.tools';
export { readDelivery, sellsFlights, settlesWithinMs } from './protocol';
export { conditionsFor, slicesFor } from './shown-conditions';
export { bookableOffer, offerToBook, type BookableOffer } from './review/bookable';
export { explainKept } from './review/explanation';
export { storeOfferForCompany, priceForCompany } from './review/for-company';
export { noteOrdered } from './search/searches.sql';
export type { FrozenPricing } from './search/frozen-pricing';
export type { KeptOffer } from './search/kept-offer';
export { namesIn, type TranslatedNames } from './search/names';
export type { AirlineChange, AirlineChangeAction } from './orders/airline-change';
export { askAt, performAt } from './orders/at-supplier';
export type { AirlineCredit, Cancellation, RefundTarget } from './orders/cancellation';
export type { BagService, OfferWithExtras, SeatCabin, SeatElement, SeatMap } from './orders/extras';
export { misfitsOf, type Misfit } from './orders/fits';
export { instantAt, journeyOf } from './orders/journey';
export type {
  ChosenService,
  DocumentKind,
  NewOrder,
  NewTraveller,
  OurReference,
  TravelDocument,
} from './orders/new-order';
export type {
  BuyServices,
  ConfirmCancellation,
  ConfirmChange,
  FoundOrders,
  OrderAdapter,
  OrderQuery,
  PayFor,
} from './orders/order-adapter';
export type { ChangeOffer, ChangePrice, ChangeRequest, ChangeWish, OrderChange } from './orders/order-change';
export type {
  OrderAction,
  OrderDocument,
  OrderKey,
  OrderPicture,
  OrderService,
  OrderTraveller,
} from './orders/order-picture';
export type { OrderSegment, OrderSlice } from './orders/order-slice';
export type { OrderPayment } from './orders/payment';
export type { SupplierEvent, SupplierEventKind } from './orders/supplier-event';

/** Flights: searches all suppliers of a company, and compares and reviews their offers. */
export const flightsServer: ServerModule = {
  name: 'flights',
  migrations: {
    '20261121T0700_flights': flights,
    '20261122T1400_flight_reviews': reviews,
    '20261124T0640_order_calls': orderCalls,
    '20261124T0700_flight_pricing': pricing,
    '20261124T1215_searches_ordered': ordered,
    '20261124T1700_saved_prices': savedPrices,
    '20261125T2340_saved_price_buyers': savedPriceBuyers,
    '20261129T1800_adult_age': adultAge,
  },
  texts: { en, fr, ar },
  finders: {
    saved_search: savedSearchFinder('flight', {
      path: (id) => `/flights/search?saved=${id}`,
      permission: flightPermissions.search,
    }),
  },
  tools: (kernel) => ({ flights: flightTools(kernel) }),
  routes: (app, kernel) => {
    const tools = toolsOf(kernel, 'flights');
    offerRoutes(app, tools);
    reviewRoutes(app, tools);
    keptRoutes(app, tools);
    aroundRoutes(app, tools);
  },
  contribute: (kernel) => registerProtocol(kernel, duffelProtocol),
  jobs: scheduleForgetting,
};
