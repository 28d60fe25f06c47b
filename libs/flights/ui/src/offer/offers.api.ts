import { flightPaths, type Offer, type OfferNames, type StreamLine } from '@traveldesk/flights-contract';
import { baseApi, useAppDispatch } from '@traveldesk/shared-web';
import { streamedSearch } from '@traveldesk/suppliers-ui';
import { emptySearch, withOffer, withOffers, type SearchState } from './search-state';

const offers = streamedSearch<SearchState, StreamLine>({
  endpoint: 'flightsOffers',
  path: flightPaths.offers,
  empty: emptySearch,
  withResults: withOffers,
  renews: ['FlightSearches', 'FlightDays'],
});

export const stopSearch = offers.stop;

const offersApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['FlightSearches', 'FlightDays'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      /** A search by its criteria, as `encodeCriteria` writes them. */
      flightsOffers: build.query<SearchState, string>(offers.search),
      flightsAskAgain: build.mutation<null, { query: string; supplier: string }>(offers.askAgain),
    }),
  });

export const { useFlightsOffersQuery, useFlightsAskAgainMutation } = offersApi;

const nothing: Readonly<Record<string, string>> = {};

/** Returns the API's errors for this query by field, to mark them in the form. */
export function useRefusedFields(query: string): Readonly<Record<string, string>> {
  const { fields } = offersApi.endpoints.flightsOffers.useQueryState(query, {
    selectFromResult: ({ currentData }) => ({ fields: currentData?.error?.problem?.fields ?? nothing }),
  });
  return fields;
}

/** Returns the cached state of a search; never starts one. */
export function useFoundSearch(query: string): SearchState | undefined {
  return offersApi.endpoints.flightsOffers.useQueryState(query).currentData;
}

/** Returns a function that starts a search again in the cache, before its list is opened. */
export function useSearchAnew(): (query: string) => void {
  const dispatch = useAppDispatch();
  return (query) =>
    void dispatch(
      offersApi.endpoints.flightsOffers.initiate(query, { subscribe: false, forceRefetch: true }),
    );
}

/** Replaces an offer in its list by the accepted one, even while the search runs. */
export function showAccepted(query: string, offer: Offer, names: OfferNames) {
  return offers.changed(query, (state) => withOffer(state, offer, names));
}
