import { airportPaths, type Airport } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

/** Airports of one city; more would not fit on the map. */
const most = 10;

const airportsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Airport'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The airports of a city, by its code or id. If the call fails, the map shows no airports. */
    hotelsAirports: build.query<Page<Airport>, { q: string } | { city_id: string }>({
      query: (city) => ({ url: airportPaths.all, params: { ...city, page: 1, per_page: most } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Airport', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useHotelsAirportsQuery } = airportsApi;
