import { flightPaths, type Acceptance, type Review } from '@traveldesk/flights-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { showAccepted } from '../offer/offers.api';

export interface Accepting {
  review: Review;
  /** The query of the search that lists the offer. */
  query: string;
}

const reviewApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Never cached, because prices change within a minute. The screen shows errors itself.
    flightsReview: build.query<Review, string>({
      query: (id) => ({ url: flightPaths.offer(id) }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
    /** Accepts exactly the revision shown. */
    flightsAcceptOffer: build.mutation<Done<Acceptance>, Accepting>({
      query: ({ review: { offer, revision } }) => ({
        url: flightPaths.acceptances(offer.id),
        method: 'POST',
        body: { revision },
      }),
      onQueryStarted: async ({ review: { offer, revision, names }, query }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          reviewApi.util.updateQueryData('flightsReview', offer.id, (shown) => {
            if (shown.revision === revision) shown.accepted_at = answer.data.data.accepted_at;
          }),
        );
        dispatch(showAccepted(query, offer, names));
      },
    }),
  }),
});

export const { useFlightsReviewQuery, useFlightsAcceptOfferMutation } = reviewApi;
