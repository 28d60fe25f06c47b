import { flightPaths, type DayPrice, type DayShape } from '@traveldesk/flights-contract';
import { baseApi } from '@traveldesk/shared-web';

/** The days around a search; `month` only for the shape `month`. */
interface DaysAround {
  query: string;
  shape: DayShape;
  month?: string;
}

const daysApi = baseApi.enhanceEndpoints({ addTagTypes: ['FlightDays'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Returns the known prices of the days around; asks no supplier. */
    flightsDayPrices: build.query<{ data: DayPrice[] }, DaysAround>({
      query: ({ query, shape, month }) => ({
        url: `${flightPaths.dayPrices}?${query}${shape === 'strip' ? '' : `&shape=${shape}`}${month ? `&month=${month}` : ''}`,
      }),
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

export const {
  endpoints: { flightsDayPrice },
  useFlightsDayPricesQuery,
} = daysApi;
