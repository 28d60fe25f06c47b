import { hotelPaths, type SavedStay, type StaySearches } from '@traveldesk/hotels-contract';
import type { Done, SavedSearchInput } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const searches = { type: 'HotelSearches', id: 'OWN' } as const;

const searchesApi = baseApi.enhanceEndpoints({ addTagTypes: ['HotelSearches'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    hotelsSearches: build.query<StaySearches, void>({
      query: () => ({ url: hotelPaths.searches }),
      providesTags: (_, error) => (error ? [] : [searches]),
      extraOptions: { silent: true },
    }),
    hotelsSaveSearch: build.mutation<Done<SavedStay>, SavedSearchInput>({
      query: (body) => ({ url: hotelPaths.savedSearches, method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : [searches]),
    }),
    hotelsForgetSearch: build.mutation<Done<SavedStay>, string>({
      query: (id) => ({ url: hotelPaths.savedSearch(id), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : [searches]),
    }),
  }),
});

export const {
  endpoints: { hotelsSearches },
  useHotelsSearchesQuery,
  useHotelsSaveSearchMutation,
  useHotelsForgetSearchMutation,
} = searchesApi;
