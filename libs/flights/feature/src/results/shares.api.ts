import { flightPaths, type Share } from '@traveldesk/flights-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const sharesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    flightsShare: build.query<Share, string>({
      query: (id) => ({ url: flightPaths.share(id) }),
      extraOptions: { silent: true },
    }),
    flightsShareOffer: build.mutation<Done<{ id: string }>, string>({
      query: (offer) => ({ url: flightPaths.shares, method: 'POST', body: { offer_id: offer } }),
    }),
  }),
});

export const { useFlightsShareQuery, useFlightsShareOfferMutation } = sharesApi;
