import { flightPaths, type ClientText } from '@traveldesk/flights-contract';
import type { Language } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const clientTextApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Offers as a text for a client, by their ids. */
    flightsClientText: build.query<ClientText, { offers: readonly string[]; language: Language }>({
      query: ({ offers, language }) => ({
        url: flightPaths.clientText,
        params: { offers: offers.join('.'), language },
      }),
      // Prices end: what is read again is asked again.
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useFlightsClientTextQuery } = clientTextApi;
