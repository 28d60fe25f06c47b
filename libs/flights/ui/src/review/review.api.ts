import { flightPaths, type Acceptance, type Review } from '@traveldesk/flights-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { showAccepted } from '../offer/offers.api';

export interface Accepting {
  review: Review;
  /** The search in whose list the offer is. */
  query: string;
}

const reviewApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Never from the cache: a price that was true a minute ago is no price. The screen says itself what has failed.
    flightsReview: build.query<Review, string>({
      query: (id) => ({ url: flightPaths.offer(id) }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
    /** Accepts what the review shows, and nothing that came after it. */
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
