import {
  flightPaths,
  type NearbyAirport,
  type SavedSearch,
  type Searches,
  type Terms,
} from '@traveldesk/flights-contract';
import type { Done, SavedSearchInput } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const searches = { type: 'FlightSearches', id: 'OWN' } as const;

const searchesApi = baseApi.enhanceEndpoints({ addTagTypes: ['FlightSearches'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    flightsSearches: build.query<Searches, void>({
      query: () => ({ url: flightPaths.searches }),
      providesTags: (_, error) => (error ? [] : [searches]),
      extraOptions: { silent: true },
    }),
    flightsSaveSearch: build.mutation<Done<SavedSearch>, SavedSearchInput>({
      query: (body) => ({ url: flightPaths.savedSearches, method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : [searches]),
    }),
    flightsForgetSearch: build.mutation<Done<SavedSearch>, string>({
      query: (id) => ({ url: flightPaths.savedSearch(id), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : [searches]),
    }),
    /** Conditions of the buyer's suppliers; the API enforces them anyway. */
    flightsTerms: build.query<Terms, string | undefined>({
      query: (company) => ({ url: flightPaths.terms, ...(company && { params: { company_id: company } }) }),
      extraOptions: { silent: true },
    }),
    flightsNearby: build.query<{ data: NearbyAirport[] }, string>({
      query: (code) => ({ url: flightPaths.nearbyAirports, params: { code } }),
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  endpoints: { flightsSearches },
  useFlightsSearchesQuery,
  useFlightsSaveSearchMutation,
  useFlightsForgetSearchMutation,
  useFlightsNearbyQuery,
  useFlightsTermsQuery,
} = searchesApi;
