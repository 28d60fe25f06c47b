import { hotelPaths } from '@traveldesk/hotels-contract';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { baseApi } from '@traveldesk/shared-web';

const explanationApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The drawer shows errors itself.
    hotelsPriceExplanation: build.query<PriceExplanation, string>({
      query: (rate) => ({ url: hotelPaths.rateExplanation(rate) }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazyHotelsPriceExplanationQuery } = explanationApi;
