import {
  hotelPaths,
  type PropertyRates,
  type StayDropCause,
  type StayLine,
  type StayResult,
} from '@traveldesk/hotels-contract';
import { baseApi } from '@traveldesk/shared-web';
import { emptySupplierSearch, streamedSearch, type SupplierSearch } from '@traveldesk/suppliers-ui';

/** The first line of the response. */
type StaySearchLine = Extract<StayLine, { type: 'search' }>;

/** The state of a search for hotels, from the lines received so far. */
export interface StaySearch extends SupplierSearch<StaySearchLine, StayDropCause> {
  results: readonly StayResult[];
}

export const emptyStaySearch: StaySearch = { ...emptySupplierSearch, results: [] };

function withResults(state: StaySearch, lines: readonly StayLine[]): StaySearch {
  const more = lines.flatMap((line) => (line.type === 'results' ? line.results : []));
  return more.length > 0 ? { ...state, results: state.results.concat(more) } : state;
}

const offers = streamedSearch<StaySearch, StayLine>({
  endpoint: 'hotelsOffers',
  path: hotelPaths.offers,
  empty: emptyStaySearch,
  withResults,
  renews: ['HotelSearches'],
});

export const stopStaySearch = offers.stop;

/** The rates of one supplier for a property of a search. */
export interface RatesOf {
  /** The criteria in the form of `encodeStay`. */
  query: string;
  property: string;
  supplier: string;
}

const offersApi = baseApi.enhanceEndpoints({ addTagTypes: ['HotelSearches'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A search by its criteria, as `encodeStay` writes them. */
    hotelsOffers: build.query<StaySearch, string>(offers.search),
    hotelsAskAgain: build.mutation<null, { query: string; supplier: string }>(offers.askAgain),
    /** Fetches rates for a card. The card shows a failure itself. */
    hotelsCardRates: build.mutation<PropertyRates, RatesOf>({
      query: ({ query, property, supplier }) => ({
        url: `${hotelPaths.propertyRates(property)}?${query}&supplier=${encodeURIComponent(supplier)}`,
      }),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useHotelsOffersQuery, useHotelsAskAgainMutation, useHotelsCardRatesMutation } = offersApi;

/** Replaces the "from" price of a supplier's result by its rates, which must not be none. */
export function showRates({ query, property, supplier }: RatesOf, rates: StayResult['rates']) {
  const isMeant = (result: StayResult) => result.supplier === supplier && result.property.id === property;
  return offers.changed(query, (state) => ({
    ...state,
    results: state.results.map((result) => (isMeant(result) ? { ...result, from: false, rates } : result)),
  }));
}

/** Returns the cached state of a search; never starts one. */
export function useFoundStays(query: string): StaySearch | undefined {
  return offersApi.endpoints.hotelsOffers.useQueryState(query).currentData;
}
