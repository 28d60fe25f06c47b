import { flightPaths, type DayPrice } from '@traveldesk/flights-contract';
import { baseApi } from '@traveldesk/shared-web';

const daysApi = baseApi.enhanceEndpoints({ addTagTypes: ['FlightDays'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What is known of the days around, by the search's query. Nobody is asked. */
    flightsDayPrices: build.query<{ data: DayPrice[] }, string>({
      query: (query) => ({ url: `${flightPaths.dayPrices}?${query}` }),
      providesTags: (_, error) => (error ? [] : ['FlightDays']),
      extraOptions: { silent: true },
    }),
    /** Asks the suppliers for one day, by that day's query. */
    flightsDayPrice: build.query<DayPrice, string>({
      query: (query) => ({ url: `${flightPaths.dayPrice}?${query}` }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useFlightsDayPricesQuery, useLazyFlightsDayPriceQuery } = daysApi;
