import { flightPaths, type Review } from '@traveldesk/flights-contract';
import { baseApi } from '@traveldesk/shared-web';

const reviewApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Never from the cache: a price that was true a minute ago is no price. The screen says itself what has failed.
    flightsReview: build.query<Review, string>({
      query: (id) => ({ url: flightPaths.offer(id) }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useFlightsReviewQuery } = reviewApi;
