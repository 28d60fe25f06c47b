import { flightPaths } from '@traveldesk/flights-contract';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { baseApi } from '@traveldesk/shared-web';

/** `revision`: the offer as a review showed it; otherwise as its list does. */
export interface ExplainedOffer {
  id: string;
  revision?: string | undefined;
}

const whyPriceApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The drawer shows errors itself.
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
