import { flightPaths } from '@traveldesk/flights-contract';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { baseApi } from '@traveldesk/shared-web';

/** `revision`: as a review has shown the offer under that name, else as its list does. */
export interface ExplainedOffer {
  id: string;
  revision?: string | undefined;
}

const whyPriceApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The drawer says itself what has failed.
    flightsPriceExplanation: build.query<PriceExplanation, ExplainedOffer>({
      query: ({ id, revision }) => ({
        url: flightPaths.priceExplanation(id),
        params: revision ? { revision } : {},
      }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazyFlightsPriceExplanationQuery } = whyPriceApi;
